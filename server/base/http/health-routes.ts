import type { Database } from '../database/database';
import { successAnswer } from './answer';
import type { Route } from './route';

/** Alive: the process answers. Ready: the database answers too, and no stop has begun. */
export const healthRoutes = (database: Database): Route[] => [
  { method: 'GET', path: '/healthz', guarded: false, answer: () => successAnswer({ status: 'alive' }) },
  {
    method: 'GET',
    path: '/readyz',
    guarded: false,
    async answer() {
      await database.query('select 1');
      return successAnswer({ status: 'ready' });
    },
  },
];
