import type { Route } from '../../goods/mixture/acute';

export type MixCode =
  | 'danger'
  | 'warning'
  | 'noSignal'
  | 'unsaid'
  | 'sumOff'
  | `${Route}${'Blank' | 'Unknown' | 'None' | 'Found'}`
  | `skin${'Blank' | 'Untold' | 'Ph' | 'ByPh' | 'Corrosive' | 'Irritant'}`
  | `eye${'Blank' | 'Untold' | 'BySkin' | 'Damage' | 'Irritant'}`
  | `aquatic${'Blank' | 'Untold' | 'Found'}`
  | 'inheritedFound'
  | 'inheritedAsk'
  | 'flashBlank'
  | 'flashClash'
  | 'flameFound'
  | 'boilUntold'
  | 'transportAs'
  | 'transportBoth'
  | 'transportAsk'
  | 'transportNone'
  | 'pollutant'
  | 'noPollutant'
  | 'pollutantAsk';
