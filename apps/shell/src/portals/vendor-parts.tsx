// What a vendor's orders and schedule share: that the account is linked, and the way to an address.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { Help, MapMarker } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { CallUs } from './portal-frame.tsx';

/** A person of nobody's has nothing of theirs to see. */
export const OfLinkedVendor = ({
  user,
  children,
}: {
  readonly user: SignedIn;
  readonly children: ReactNode;
}) =>
  user.vendorId === null ? (
    <CallUs icon={<Help size={24} />} title={portal('link-first.company')}>
      {say('link-why')}
    </CallUs>
  ) : (
    children
  );

/** The address of a job, on a map. */
export const MapLink = ({ address }: { readonly address: string }) => (
  <a
    className="sh-order-map"
    href={mapAddress(address)}
    target="_blank"
    rel="noreferrer"
    aria-label={say('map', { address })}
  >
    <MapMarker aria-hidden /> <span>{address}</span>
  </a>
);
