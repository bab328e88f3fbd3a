// Shared by a vendor's orders and schedule: the linked-account check, and map links.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { Help, MapMarker } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { CallUs } from './portal-frame.tsx';

/** A user who is not linked to a vendor has no records to see. */
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

/** A job's address, linked to a map. */
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
