// The list of templates to choose from.
import { type EstimateTemplate, estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { Button, ErrorPanel, SearchField, Spinner } from '@purlin/ui/ui.ts';
import { type List, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/templates.ts';
import { useState } from 'react';
import type { LineValues } from '../draft/values.ts';
import { NoneFound, NoneYet } from './no-templates.tsx';
import { countOf, linesOf, namesIn, totalOf } from './template-lines.ts';

export function TemplateList({
  onInsert,
}: {
  readonly onInsert: (lines: readonly LineValues[]) => void;
}) {
  const [q, setQ] = useState('');
  const list = useList(estimateTemplates.list, { query: { q, limit: 100 } });
  if (list.loading || (list.problem && list.items.length === 0)) return <NotYet list={list} />;
  if (list.items.length === 0 && q === '') return <NoneYet />;
  return (
    <div className="pl-form">
      <SearchField
        label={say('search')}
        placeholder={say('search-example')}
        value={q}
        onSearch={setQ}
      />
      {list.items.length === 0 && <NoneFound onClear={() => setQ('')} />}
      <ul className="tpl-list" aria-label={say('templates')}>
        {list.items.map((template) => (
          <Row key={template.id} template={template} onInsert={onInsert} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="pl-more">
          <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </div>
  );
}

/** Shown in place of the list while there is none. */
function NotYet({ list }: { readonly list: List<EstimateTemplate> }) {
  if (list.loading)
    return (
      <div className="tpl-waiting">
        <Spinner size={32} aria-label={say('loading')} />
      </div>
    );
  if (list.problem)
    return (
      <ErrorPanel
        title={say('load-failed')}
        message={list.problem.message}
        onRetry={list.refresh}
        retrying={list.refreshing}
      />
    );
  return null;
}

function Row({
  template,
  onInsert,
}: {
  readonly template: EstimateTemplate;
  readonly onInsert: (lines: readonly LineValues[]) => void;
}) {
  return (
    <li>
      <span className="tpl-words">
        <strong>{template.name}</strong>
        <small className="pl-clamp">{namesIn(template)}</small>
        <small className="pl-figures">{`${countOf(template)}, ${totalOf(template)}`}</small>
      </span>
      <Button
        size="small"
        intent="primary"
        text={say('insert')}
        aria-label={say('insert-it', { name: template.name })}
        onClick={() => onInsert(linesOf(template))}
      />
    </li>
  );
}
