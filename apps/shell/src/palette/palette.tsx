// The palette of the app: what somebody may create, where they may go, and what the server finds.
import { Palette as PaletteDialog } from '@purlin/ui/parts/palette.tsx';
import { useNavigate, useSession } from '@purlin/web/web.ts';
import { useMemo, useState } from 'react';
import { called, doingsFor } from './doings.ts';
import { useFound } from './use-found.ts';

const saying = (typed: string, busy: boolean, count: number): string => {
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return busy ? 'Looking…' : `Nothing with “${typed.trim()}”`;
};

/** Mounted while it is open. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const doings = useMemo(() => (user ? doingsFor(user) : []), [user]);
  const { lines: found, problem, busy } = useFound(typed);
  const lines = useMemo(() => [...called(doings, typed), ...found], [doings, typed, found]);
  return (
    <PaletteDialog
      label="Find anything"
      placeholder="Name, number, phone, street, or where to go"
      typed={typed}
      onType={setTyped}
      lines={lines}
      busy={busy}
      said={problem ? problem.message : saying(typed, busy, lines.length)}
      onChoose={({ to }) => {
        onClose();
        void navigate(to);
      }}
      onClose={onClose}
    />
  );
}
