// The settings, as the shell loads them.
import { EmptyState, Page, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { type Remote, usePageTitle } from '@purlin/web/web.ts';
import { Time } from '@blueprintjs/icons';

function NotYet({ title }: { readonly title: string }) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} />
      <Panel title="Not here yet"><EmptyState icon={<Time size={24} />} title={`${title} will open here`}>This part of Purlin is still being built. Everything else works without it.</EmptyState></Panel>
    </Page>
  );
}

const remote: Remote = { routes: [{ path: 'settings/*', element: <NotYet title="Settings" /> }] };
export default remote;
