// The account's screens: the parts that clients and vendors see in their portals.
import { type RoomScreens, useSession } from '@purlin/web/web.ts';
import { AccountParts } from './account-section.tsx';
import '../settings-ui.css';
import './account.css';

function OwnAccount() {
  const { user } = useSession();
  return (
    user && (
      <div className="set-shown">
        <AccountParts user={user} withRole={false} />
      </div>
    )
  );
}

const account: RoomScreens<'account'> = { screens: { own: OwnAccount } };
export default account;
