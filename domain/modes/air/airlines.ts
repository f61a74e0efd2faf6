import type { HazardClass } from '../../goods/dangerous-goods';

/** An invented airline with the classes it accepts and its price factor. */
export type Airline = {
  code: string;
  nameCn: string;
  nameEn: string;
  prefix: string;
  takes: HazardClass[];
  factor: number;
};

const airline = (
  code: string,
  nameCn: string,
  nameEn: string,
  prefix: string,
  factor: number,
  takes: string,
): Airline => ({
  code,
  nameCn,
  nameEn,
  prefix,
  factor,
  takes: takes.split(' ') as HazardClass[],
});

/** Accepted classes are demo data; each airline decides for itself. */
export const AIRLINES: readonly Airline[] = [
  airline('ZLKY', '栈岚货运航空', 'Zhanlan Air Cargo', '901', 1, '2.1 2.2 3 4.1 4.3 5.1 5.2 6.1 8 9'),
  airline('MXHY', '暮汐航空货运', 'Muxi Air Freight', '902', 1, '2.1 2.2 3 4.1 4.3 5.1 6.1 8 9'),
  airline('YXHK', '屿汐航空', 'Yuxi Airways', '903', 1.06, '2.2 3 6.1 8 9'),
  airline('CLKY', '苍翎货航', 'Cangling Cargo', '904', 1.03, '2.1 2.2 3 4.1 5.1 6.1 8 9'),
];
