// The estimate page's routes by address, because importing the contracts would bundle their
// validators. The compiler checks that they match the contracts.
import type { estimates } from '@purlin/contracts/estimates.ts';
import type { signInLinks } from '@purlin/contracts/sign-in-links.ts';
import { addressAt } from '@purlin/web/door.ts';

type Routes = typeof estimates;
type SignInLinks = typeof signInLinks;
export const routes = {
  byNumber: addressAt<Routes['byNumber']>('GET', '/api/estimates/number/:number'),
  photo: addressAt<Routes['photo']>('GET', '/api/estimates/number/:number/photos/:photo/:width'),
  setStatus: addressAt<Routes['setStatus']>('PATCH', '/api/estimates/:id/status'),
  approve: addressAt<Routes['approve']>('POST', '/api/estimates/:id/approve-option'),
  ask: addressAt<Routes['ask']>('POST', '/api/estimates/:id/questions'),
  accountLink: addressAt<SignInLinks['askForProject']>('POST', '/api/estimates/:id/account-link'),
  pdf: addressAt<Routes['pdf']>('GET', '/api/estimates/:id/pdf'),
};
