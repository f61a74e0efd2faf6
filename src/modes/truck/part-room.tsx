import type { PartDetail } from '../../../domain/modes/truck/detail';
import { partCopy as copy } from '../../copy/modes/truck/part';
import { kgWords } from '../../trade/numbers';
import { LoadBar } from './load-bar';

type PartRoomProps = { part: PartDetail; kg: number | null; m3: number | null };

const figure = (m3: number): string => String(Math.round(m3 * 1000) / 1000);

export const PartRoom = ({ part: { leftKg, leftM3, mostKg, mostM3 }, kg, m3 }: PartRoomProps) => (
  <>
    <dl className="mt-4 grid gap-1.5">
      <LoadBar
        name={copy.kg}
        now={kg ?? 0}
        most={leftKg}
        words={copy.ofLeft(kg === null ? '—' : kgWords(kg), kgWords(leftKg), copy.kgUnit)}
      />
      <LoadBar
        name={copy.m3}
        now={m3 ?? 0}
        most={leftM3}
        words={copy.ofLeft(m3 === null ? '—' : figure(m3), figure(leftM3), copy.m3Unit)}
      />
    </dl>
    <p className="mt-2 text-12 text-muted">{copy.whole(kgWords(mostKg), String(mostM3))}</p>
  </>
);
