// Other price book actions: change many prices, import, export, open the archive.
import { priceBook } from '@purlin/contracts/price-book.ts';
import { ArchiveIcon, DollarIcon, ExportIcon, ImportIcon, MoreIcon } from '@blueprintjs/icons';
import { type MenuAction, MenuButton } from '@purlin/ui/ui.ts';
import { useExport, useMay, useNavigate, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { ImportItems } from './import-items.tsx';
import { useBookAddress } from './use-book-address.ts';

export function BookMenu() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { q, categoryId, type, archived } = useBookAddress();
  const csv = useExport(priceBook.items);
  // Kept in the URL, so that an empty price book can link to it.
  const may = useMay();
  const importing = address.get('import') === '1' && may(priceBook.runImport);
  const set = (name: string, value: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const place = q !== '' ? { q } : categoryId ? { categoryId } : type ? { type } : {};
  const start = categoryId ? `?category=${categoryId}` : type ? `?type=${type}` : '';
  const changes = useChanges({
    onPrices: () => void navigate(`/pricebook/prices${start}`),
    onImport: () => set('import', '1'),
  });
  return (
    <>
      <MenuButton
        label={say('more')}
        icon={<MoreIcon />}
        actions={[
          ...changes,
          {
            label: say('export-csv'),
            icon: <ExportIcon />,
            onSelect: () =>
              void csv.run({ query: { ...place, archived: archived ? 'true' : 'false' } }),
          },
          archived
            ? {
                label: say('back-to-book'),
                icon: <ArchiveIcon />,
                onSelect: () => set('show', null),
              }
            : {
                label: say('the-archive'),
                icon: <ArchiveIcon />,
                onSelect: () => void navigate('/pricebook?show=archived'),
              },
        ]}
      />
      {importing && <ImportItems onClose={() => set('import', null)} />}
    </>
  );
}

/** Actions that change the price book, for users who may. */
function useChanges({
  onPrices,
  onImport,
}: {
  readonly onPrices: () => void;
  readonly onImport: () => void;
}): readonly MenuAction[] {
  const may = useMay();
  const prices = { label: say('change-prices'), icon: <DollarIcon />, onSelect: onPrices };
  const csv = { label: say('import-csv'), icon: <ImportIcon />, onSelect: onImport };
  return [
    ...(may(priceBook.changePrices) ? [prices] : []),
    ...(may(priceBook.runImport) ? [csv] : []),
  ];
}
