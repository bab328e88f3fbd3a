// Which looser payment rules wait for a second person?
import { instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';
import type { Proposed } from '@purlin/domain/company/settings/weaker-payments.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

export const proposedRules = readModel<SettingsEvent>()({
  name: 'proposed_rules',
  version: 1,
  columns: {
    id: number().key(),
    proposal: number(),
    values: json<Proposed['values']>(),
    rules: json<Proposed['rules']>(),
    by: text(),
    at: instant(),
  },
  on: {
    PaymentRulesProposed: ({ proposal, values, rules, by, at }, _, { id }) => ({
      id,
      proposal,
      values,
      rules,
      by,
      at,
    }),
    PaymentRulesWithdrawn: () => removed,
    SettingsChanged: ({ weakened, confirmed }, row) => (weakened || confirmed ? removed : row),
  },
});

/** The open proposal; undefined if there is none. */
export const readProposedRules = (db: Db): Promise<RowOf<typeof proposedRules> | undefined> =>
  rowWhere(db, select(proposedRules), sql``);
