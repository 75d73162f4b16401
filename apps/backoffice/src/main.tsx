import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { session } from './api/client.js';
import { Backoffice } from './Backoffice.js';
import { Startup } from './Startup.js';
import { styleCache } from './style-nonce.js';
import { loadFonts } from './theme/fonts.js';

void loadFonts();

// Whoever signs out or in does so for the whole browser: no tab goes on showing somebody else's data.
session.whenReplaced(() => location.reload());
addEventListener('storage', (event) => {
  if (session.endedBy(event)) location.reload();
});

// A data router: the question about unsaved changes needs one.
const router = createBrowserRouter([{ path: '*', element: <Backoffice /> }], { basename: '/admin' });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styleCache}>
      <Startup>
        {/* Without transitions: react-admin clears its state right after going to the sign-in page, and the old page must be gone by then, or it asks for the sign-in page again and again. */}
        <RouterProvider router={router} useTransitions={false} />
      </Startup>
    </CacheProvider>
  </StrictMode>,
);
