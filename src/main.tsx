import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { AppActorProvider } from './actors/app-actor';
import { Routes } from './app/routes';
import { startApp } from './app/start';
import './ui/ui.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <AppActorProvider actor={startApp()}>
      <Routes />
    </AppActorProvider>
  </StrictMode>,
);
