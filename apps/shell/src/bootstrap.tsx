// Mounts the app.
import { WebProviders } from '@purlin/web/web.ts';
import { createRoot } from 'react-dom/client';
import { load } from './remotes.tsx';
createRoot(document.getElementById('root')!).render(<WebProviders notify={() => {}}><button type="button" onClick={() => void load('estimates')}>x</button></WebProviders>);
