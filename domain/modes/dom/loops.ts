/** Weekly ship rotation: ports of call with the days from the first port. */
export type Loop = {
  id: string;
  carrier: string;
  /** Departure from the first port. Sunday is 0. */
  weekday: number;
  hour: number;
  calls: readonly { code: string; day: number }[];
};

const TABLE = `
N1S BCHU 2 18 CNYIK+0 CNTXG+2 CNSHA+6 CNNSA+11
N1N BCHU 5 16 CNNSA+0 CNSHA+5 CNTXG+9 CNYIK+11
N2S SLHY 5 20 CNTXG+0 CNTAO+2 CNNSA+8 CNQZH+11
N2N SLHY 1 14 CNQZH+0 CNNSA+3 CNTAO+9 CNTXG+11
N3S YXNM 0 10 CNDLC+0 CNLYG+2 CNSHA+4 CNNGB+5 CNXMN+8 CNZHA+12
N3N YXNM 4 10 CNZHA+0 CNXMN+4 CNNGB+7 CNSHA+8 CNLYG+10 CNDLC+12
E1S BCHU 3 22 CNNGB+0 CNSHA+1 CNXMN+4 CNNSA+6
E1N BCHU 6 12 CNNSA+0 CNXMN+2 CNSHA+5 CNNGB+6
Y1U BCHU 1 8 CNSHA+0 CNTAG+1 CNZJG+2 CNNKG+3 CNWUH+7 CNCKG+15
Y1D BCHU 4 8 CNCKG+0 CNWUH+6 CNNKG+9 CNZJG+10 CNTAG+11 CNSHA+12
Y2U SLHY 3 8 CNTAG+0 CNZJG+1 CNNKG+2 CNWUH+6
Y2D SLHY 6 8 CNWUH+0 CNNKG+3 CNZJG+4 CNTAG+5
`;

export const LOOPS: readonly Loop[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [id = '', carrier = '', weekday, hour, ...calls] = row.split(' ');
    return {
      id,
      carrier,
      weekday: Number(weekday),
      hour: Number(hour),
      calls: calls.map((call) => {
        const [code = '', day] = call.split('+');
        return { code, day: Number(day) };
      }),
    };
  });

/** Invented carriers of the loops. */
export const CARRIER_NAMES: Readonly<Record<string, string>> = {
  BCHU: '北楚江海',
  SLHY: '朔澜海运',
  YXNM: '砚汐内贸',
};

export type LoopRide = { loop: Loop; from: number; to: number };

const at = (loop: Loop, code: string): number => loop.calls.findIndex((call) => call.code === code);

export const ridesBetween = (org: string, dst: string): LoopRide[] =>
  LOOPS.flatMap((loop) => {
    const [from, to] = [at(loop, org), at(loop, dst)];
    return from >= 0 && to > from ? [{ loop, from, to }] : [];
  });

const callDay = ({ loop }: LoopRide, call: number): number => loop.calls[call]?.day ?? 0;

export const sailingDays = (ride: LoopRide): number => callDay(ride, ride.to) - callDay(ride, ride.from);

export const departureWeekday = (ride: LoopRide): number => (ride.loop.weekday + callDay(ride, ride.from)) % 7;

export const callsBetween = ({ loop, from, to }: LoopRide): string[] =>
  loop.calls.slice(from + 1, to).map(({ code }) => code);

export const callsAnywhere = (code: string): boolean => LOOPS.some((loop) => at(loop, code) >= 0);
