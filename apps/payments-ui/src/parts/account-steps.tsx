// The steps to replace an account that the bank refused: the same three wherever they are shown.
import { vendors } from '@purlin/contracts/vendors.ts';
import { PhoneLink, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';

export function AccountSteps({
  vendorId,
  endsWith,
}: {
  readonly vendorId: number;
  readonly endsWith: string;
}) {
  const may = useMay()(vendors.details);
  const vendor = useRead(vendors.details, { params: { id: vendorId } }, { enabled: may }).data;
  return (
    <ol className="pay-steps">
      <li>
        <strong>{say('call-first')}</strong>
        <span>
          {vendor ? (
            <>
              {vendor.contactPerson}, <PhoneLink phone={vendor.phone} />
              {say('call-number')}
            </>
          ) : (
            say('call-on-file')
          )}
        </span>
      </li>
      <li>
        <strong>{say('enter-the-account')}</strong>
        <span>{say('used-so-far', { endsWith })}</span>
      </li>
      <li>
        <strong>{say('another-confirms')}</strong>
        <span>{say('then-selectable')}</span>
      </li>
    </ol>
  );
}
