import { airJourney } from './air.journey';
import { cfsJourney } from './cfs.journey';
import { dgdJourney } from './dgd.journey';
import { domJourney } from './dom.journey';
import { fclJourney } from './fcl.journey';
import { flexiJourney } from './flexi.journey';
import { lclJourney } from './lcl.journey';
import { partJourney } from './part.journey';
import { railJourney } from './rail.journey';
import { tankJourney } from './tank.journey';
import { truckJourney } from './truck.journey';
import { whJourney } from './wh.journey';

export const JOURNEYS = [
  fclJourney,
  dgdJourney,
  lclJourney,
  whJourney,
  airJourney,
  domJourney,
  railJourney,
  tankJourney,
  flexiJourney,
  truckJourney,
  partJourney,
  cfsJourney,
];
