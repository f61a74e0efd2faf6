import type { BorderCode } from '../../../../../domain/modes/rail/corridor';

const STATIONS: Readonly<Record<string, string>> = {
  RXA: 'Сиань (международный порт)',
  RCQ: 'Чунцин (Туаньцзецунь)',
  RCD: 'Чэнду (Чэнсян)',
  RZZ: 'Чжэнчжоу (Путянь)',
  RWH: 'Ухань (Уцзяшань)',
  RYW: 'Иу-Западный',
  RSZ: 'Сучжоу-Западный',
  RDU: 'Дуйсбург',
  RHH: 'Гамбург',
  RMA: 'Малашевиче',
  RLO: 'Лодзь',
  RBU: 'Будапешт',
  RMO: 'Москва (Ворсино)',
  RAA: 'Алматы',
  RTA: 'Ташкент',
};

const BORDERS: Readonly<Record<BorderCode, string>> = {
  RAL: 'Алашанькоу / Достык',
  RHG: 'Хоргос / Алтынколь',
  REL: 'Эрэн-Хото / Замын-Ууд',
  RMZ: 'Маньчжурия / Забайкальск',
};

export const russianStation = (code: string | undefined): string => STATIONS[code ?? ''] ?? '';
export const russianBorder = (code: BorderCode): string => BORDERS[code];
