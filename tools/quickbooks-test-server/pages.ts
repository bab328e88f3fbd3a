// The pages of the test server: where somebody lets the app in, what the books hold, and where a
// person changes them.
import type { Books } from './books.ts';
import { FIELDS, valuesOf } from './desk.ts';
import { type Entry, type EntryKind, KINDS, LISTED } from './entries.ts';
import type { Switches } from './staged-faults.ts';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

const frame = (title: string, body: string): string => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:52rem;
padding:2rem 1rem}h1{font-size:1.4rem}h2{font-size:1.15rem;margin-top:2.5rem}h3{font-size:1rem}
.note{border:1px solid;border-radius:8px;padding:.75rem 1rem}
button{font:inherit;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0;min-height:2.75rem}
label{display:block;margin:.25rem 0}input:not([type=radio]),select{font:inherit;min-height:2.5rem;
box-sizing:border-box;width:100%;max-width:22rem;display:block}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.25rem .5rem;
border-bottom:1px solid #8886;vertical-align:top}tr:target{outline:3px solid}
td{overflow-wrap:anywhere}td a{display:inline-block;min-height:1.75rem}.off{opacity:.7}
summary{cursor:pointer;padding:.5rem 0}
</style></head><body><main>${body}</main></body></html>`;

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`;

/** Asks which company to connect, and hands on what the app gave along. */
export function authorizePage(
  companies: readonly Books[],
  given: { readonly redirectUri: string; readonly state: string },
): string {
  const choices = companies
    .map(
      ({ realmId, name }, n) =>
        `<label><input type="radio" name="realmId" value="${realmId}"${n === 0 ? ' checked' : ''}>
${escaped(name)}</label>`,
    )
    .join('');
  return frame(
    'Connect a demo company',
    `<h1>Connect a demo company</h1>
<p class="note">This stands in for QuickBooks. It’s a test server on this machine: nothing leaves
it, and you don’t need an Intuit account.</p>
<form method="post" action="/connect/oauth2"><p>Which company should Purlin use?</p>${choices}
<p><button name="answer" value="connect">Connect</button>
<button name="answer" value="cancel">Cancel</button></p>
${hidden('redirect_uri', given.redirectUri)}${hidden('state', given.state)}</form>`,
  );
}

const called = (one: Entry): string =>
  one.FullyQualifiedName ?? one.DisplayName ?? one.Name ?? one.DocNumber ?? `No. ${one.Id}`;
const addressOf = ({ realmId }: Books, kind: EntryKind, { Id }: Entry): string =>
  `/entry?${new URLSearchParams({ realmId, kind, id: Id }).toString()}`;

const row = (books: Books, kind: EntryKind, one: Entry): string => {
  const name = escaped(called(one));
  const state = one.Active === false ? ' (inactive)' : '';
  return `<tr id="${books.realmId}-${kind}-${one.Id}"${state && ' class="off"'}>
<td>${kind}</td><td>${one.Id}</td><td>${name}${state}</td>
<td>${one.TotalAmt?.toFixed(2) ?? escaped(one.AccountType ?? '')}</td>
<td><a href="${escaped(addressOf(books, kind, one))}" aria-label="Edit ${name}">Edit</a></td></tr>`;
};

const deskForm = ({ realmId }: Books, body: string): string =>
  `<form method="post" action="/test/desk">${hidden('realmId', realmId)}${body}</form>`;

/** Adding somebody, and closing the books, of one company. */
const desk = (books: Books): string => `
<details><summary>Add someone</summary>${deskForm(
  books,
  `<label>Type <select name="kind"><option>Customer</option><option>Vendor</option>
<option>Employee</option></select></label>
<label>Name <input name="name" required></label><label>Email <input name="email"></label>
<label>Phone <input name="phone"></label><button name="deed" value="add">Add</button>`,
)}</details>
<details><summary>Close the books${
  books.closedUntil === undefined ? '' : ` (closed through ${escaped(books.closedUntil)})`
}</summary>${deskForm(
  books,
  `<label>Closed through (leave blank to keep everything open)
<input type="date" name="until" value="${escaped(books.closedUntil ?? '')}"></label>
<button name="deed" value="close">Close the books</button>`,
)}</details>`;

function companyPart(books: Books): string {
  const rows = KINDS.flatMap((kind) => books.all(kind).map((one) => row(books, kind, one)));
  const twice = books.duplicates();
  return `<h2 id="${books.realmId}">${escaped(books.name)}</h2><p>${
    twice.length === 0 ? 'No duplicates.' : `Duplicates: ${escaped(twice.join(', '))}`
  }</p>${desk(books)}<table><thead><tr><th>Type</th><th>ID</th><th>Name</th><th>Total</th>
<th>Change</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** What the books hold, and the switches. */
export function booksPage(companies: readonly Books[], switches: Switches): string {
  const fields = Object.entries(switches)
    .map(
      ([name, value]) =>
        `<label>${name}
<input name="${name}" value="${Number(value)}" inputmode="numeric"></label>`,
    )
    .join('');
  return frame(
    'Demo books',
    `<h1>Demo books</h1>
<p class="note">These demo companies stand in for QuickBooks, on this machine only. Purlin
notices every change you make here, as it would in QuickBooks.</p>
${companies.map((books) => companyPart(books)).join('')}<h2>Simulated problems</h2>
<form method="post" action="/test/troubles">${fields}<p><button>Set</button></p></form>`,
  );
}

/** One entry, to be changed; `wrong`: why the last change was not made. */
export function entryPage(
  books: Books,
  [kind, entry]: readonly [EntryKind, Entry],
  wrong?: string,
): string {
  const words = new Map(FIELDS);
  const fields = valuesOf(kind, entry).map(
    ([field, value]) => `<label>${words.get(field)}
<input name="${field}"${field === 'date' ? ' type="date"' : ''} value="${escaped(value)}"></label>`,
  );
  const other = LISTED.includes(kind)
    ? `<button name="deed" value="use">${
        entry.Active === false ? 'Make active' : 'Make inactive'
      }</button>`
    : '<button name="deed" value="delete">Delete</button>';
  return frame(
    called(entry),
    `<p><a href="/#${books.realmId}-${kind}-${entry.Id}">Demo books</a></p>
<h1>${kind}: ${escaped(called(entry))}</h1>
${wrong === undefined ? '' : `<p class="note" role="alert">${escaped(wrong)}</p>`}
${deskForm(
  books,
  `${hidden('kind', kind)}${hidden('id', entry.Id)}${fields.join('')}
<p><button name="deed" value="save">Save</button>${other}</p>`,
)}`,
  );
}
