import type { Sailing } from '../../../domain/offer/sailing';
import { fclCopy as copy } from '../../copy/modes/fcl';
import { momentWords } from '../../copy/moment-words';
import { TextLink } from '../../ui/press/text-link';

/** The sailing that is being ordered, in one line. */
export function FclStrip({ sailing, changeTo }: { sailing: Sailing; changeTo: string }) {
  const { date, weekday, time } = momentWords(sailing.etd);
  return (
    <>
      <b className="text-16 font-semibold text-ink">{copy.lane(sailing.org.nameCn, sailing.dst.nameCn)}</b>
      <span>
        {sailing.carrier.nameCn}{' '}
        <span className="text-muted">
          {sailing.vessel} {sailing.voyage}
        </span>
      </span>
      <span className="whitespace-nowrap">{copy.sails(date, weekday, time)}</span>
      <TextLink href={changeTo}>{copy.change}</TextLink>
    </>
  );
}
