// The product's API for journeys and pictures: signs in like a person, and writes the records that
// they start from.
import { request, type APIRequestContext } from 'playwright-core';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { ADMIN } from '../product.ts';

export type Api = APIRequestContext;

/** Calls the API; throws with the answer when it says no. */
export async function callApi<T>(
  api: Api,
  method: 'GET' | 'POST' | 'PUT',
  address: string,
  data?: unknown,
): Promise<T> {
  const answer = await api.fetch(address, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok())
    throw new Error(`${method} ${address} answered ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * A signed-in session; everybody in journeys and pictures has the admin's password. The caller
 * disposes of it.
 */
export async function signInToApi(url: string, email: string): Promise<Api> {
  const api = await request.newContext({ baseURL: url });
  await callApi(api, 'POST', '/api/login', { email, password: ADMIN.password });
  return api;
}

/** Somebody who may sign in; their e-mail. */
export async function addPerson(
  staff: Api,
  role: Role,
  names: Readonly<
    Record<'firstName' | 'lastName', string> &
      Partial<Record<'companyName' | 'phone', string | null>>
  >,
): Promise<string> {
  const email = `${role}@people.example`;
  await callApi(staff, 'POST', '/api/users', { ...names, role, email, password: ADMIN.password });
  return email;
}

export interface WrittenEstimate {
  readonly id: number;
  readonly estimateNumber: string;
  readonly emailState: string;
}

/** A client and a draft for them. */
export async function writeDraft(
  staff: Api,
  client: { readonly name: string; readonly email: string },
  offer: Readonly<Record<string, unknown>> & { readonly projectTitle: string },
): Promise<WrittenEstimate> {
  const { id: clientId } = await callApi<{ id: number }>(staff, 'POST', '/api/clients', {
    ...client,
    phone: '(541) 555-0117',
    address: '4820 Donald St, Eugene, OR 97405',
  });
  return callApi<WrittenEstimate>(staff, 'POST', '/api/estimates', {
    clientId,
    serviceAddress: '4820 Donald St, Eugene, OR 97405',
    ...offer,
  });
}

export const sendEstimate = (staff: Api, { id }: WrittenEstimate): Promise<WrittenEstimate> =>
  callApi(staff, 'POST', `/api/estimates/${id}/send`, {});

/** The types of an estimate's events, oldest first. */
export async function historyOf(staff: Api, { id }: WrittenEstimate): Promise<readonly string[]> {
  const entries = await callApi<readonly { readonly revision: number; readonly type: string }[]>(
    staff,
    'GET',
    `/api/estimates/${id}/history`,
  );
  return entries.toSorted((a, b) => a.revision - b.revision).map(({ type }) => type);
}
