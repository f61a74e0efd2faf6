import { constantsByType, constantsList } from '../../../contract/world/constants';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { CONSTANTS } from './catalogue';

export const constantRoutes = (): Route[] => [
  serve(constantsByType, ({ constType }) => CONSTANTS.get(constType)?.items ?? []),
  serve(constantsList, () => Object.fromEntries(CONSTANTS)),
];
