// All parts of the furniture, in the order of the gallery.
import type { Part } from '../part.ts';
import { buttonParts } from './buttons.tsx';
import { conversationParts } from './conversations.tsx';
import { portalAccessParts } from './portal-access.tsx';
import { dialogParts } from './dialogs.tsx';
import { fieldParts } from './fields.tsx';
import { importParts } from './imports.tsx';
import { listToolParts } from './list-tools.tsx';
import { listParts } from './lists.tsx';
import { noticeParts } from './notices.tsx';
import { numberParts } from './number-fields.tsx';
import { overPageParts } from './over-page.tsx';
import { pageParts } from './page-parts.tsx';

/** Under the headings of the gallery. */
export const groups: Readonly<Record<string, readonly Part[]>> = {
  Buttons: buttonParts,
  Fields: [...fieldParts, ...numberParts],
  Lists: [...listToolParts, ...listParts],
  Pages: [...pageParts, ...conversationParts, ...portalAccessParts],
  'Notices and statuses': noticeParts,
  Dialogs: [...dialogParts, ...importParts],
  'Over the page': overPageParts,
};
