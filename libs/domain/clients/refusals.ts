// Why a client is not changed as asked.
import { missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const clientReasons = { 'client-not-found': missing() };
export const refuse = refusing(clientReasons);
