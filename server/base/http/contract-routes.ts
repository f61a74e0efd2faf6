import { endpoints } from '../../../contract/gateway/endpoints';
import { openApiDocument } from '../../../contract/gateway/openapi';
import { jsonAnswer } from './answer';
import type { Route } from './route';

export const contractRoutes = (): Route[] => {
  const document = jsonAnswer(openApiDocument(endpoints));
  return [{ method: 'GET', path: '/api/openapi.json', guarded: false, answer: () => document }];
};
