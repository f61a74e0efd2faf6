import { airportList, cityList, portList, roadCityList, stationList } from '../../../contract/world/ports';
import { findPorts, type PortKind } from '../../../domain/places/ports';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { listPorts } from './catalogue';

const fitting =
  (kind: PortKind) =>
  ({ keyword }: { keyword: string }) =>
    findPorts(listPorts(kind), keyword).map(({ item }) => item);

export const portRoutes = (): Route[] => [
  serve(portList, fitting('port')),
  serve(airportList, fitting('airport')),
  serve(stationList, fitting('station')),
  serve(cityList, fitting('city')),
  serve(roadCityList, fitting('roadCity')),
];
