// The screen /estimates/templates: the sets of lines that are offered again and again.
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { PageLayout, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { Link, usePageTitle } from '@purlin/web/web.ts';
import { TemplateList } from './template-list.tsx';
import './templates.css';

export function TemplatesPage() {
  usePageTitle('Templates');
  return (
    <PageLayout list>
      <Link to="/estimates" className="pl-back">
        <ChevronLeftIcon />
        Estimates
      </Link>
      <PageHeader
        title="Templates"
        description="Line items you offer again and again, ready to be inserted into an estimate."
      />
      <Panel>
        <TemplateList />
      </Panel>
    </PageLayout>
  );
}
