// The first module of the gallery: the look of the app around it, and nothing of a server.
import '@purlin/ui/theme/theme.css';
import './gallery.css';
import { ThemeRoot } from '@purlin/ui/theme/theme.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <Gallery />
    </ThemeRoot>
  </StrictMode>,
);
