// The front door of the hallway between screens and server: the only module of this folder that
// apps import.
export { ApiProblem } from './api-problem.ts';
export { useBulk } from './bulk.ts';
export { call, callPage, downloadFile, type ListPage } from './api.ts';
export { ended } from './sentence-end.ts';
export { type CommandOptions, failureNotice, type Running, useCommand } from './commands.ts';
export { expectServed } from './connection.ts';
export { useConnection } from './use-connection.ts';
export { addressOf, type AnswerOf, type ItemOf, type JsonDoor } from './door.ts';
export { useExport } from './export.ts';
export { type ForgettingDoors, useForgetting } from './forgetting.ts';
export { useFilters } from './filters.ts';
export { applyProblem } from './form-problem.ts';
export { Moment, type Moments, useMoments } from './moment.tsx';
export { type Notice, type Notify, useNotify } from './notice.ts';
export { usePageTitle } from './page-title.ts';
export { type PasswordAgain, usePasswordAgain } from './password-again.ts';
export { useListViews } from './list-views.tsx';
export { PhoneLink } from './phone-link.tsx';
export { WebProviders } from './providers.tsx';
export { type List, type Read, type ReadOptions, useList, useRead } from './reads.ts';
export { May, type Needed, reaches, useMay } from './rights.tsx';
export { type DashboardParts, type RoomScreens, routesOf } from './room-screens.tsx';
export * from './router.ts';
export { type Session, useSession } from './session.tsx';
export { useSignOut } from './sign-out.ts';
export { useSort } from './sort.ts';
export { useTypedSearch } from './typed-search.ts';
