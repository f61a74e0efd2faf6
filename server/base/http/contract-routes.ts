import { endpoints } from '../../../contract/gateway/endpoints';
import { openApiDocument } from '../../../contract/gateway/openapi';
import { jsonAnswer } from './answer';
import type { Route } from './route';

/** The contract, readable by machines; derived from the same table as the routes themselves. */
export const contractRoutes = (): Route[] => {
  const document = jsonAnswer(openApiDocument(endpoints));
  return [{ method: 'GET', path: '/api/openapi.json', guarded: false, answer: () => document }];
};
