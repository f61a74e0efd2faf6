import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';
// One sheet for all: what a list of offers shows of other people's goods is one request, however many classes it has.
import sheet from './hazards.svg';

/** Explosives but those of 1.4 share one picture. */
const viewOf = (hazardClass: HazardClass) =>
  hazardClass.startsWith('1.') && hazardClass !== '1.4' ? '1' : hazardClass;

/** The diamond people know. Its number and its name stand beside it, so it says nothing to a reader itself. */
export function HazardDiamond({
  hazardClass,
  className = 'size-8',
}: {
  hazardClass: HazardClass;
  className?: string | undefined;
}) {
  return (
    <img
      src={`${sheet}#class-${viewOf(hazardClass)}`}
      loading="lazy"
      alt=""
      title={`${hazardClass} ${HAZARD_CLASSES[hazardClass]}`}
      width={32}
      height={32}
      className={`flex-none ${className}`}
    />
  );
}

/** The plates of goods, the class first; nothing where they are not dangerous. */
export const HazardDiamonds = ({
  hazardClass,
  subRisks,
  className,
}: {
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  className?: string | undefined;
}) =>
  hazardClass === null
    ? null
    : [hazardClass, ...subRisks].map((one) => <HazardDiamond key={one} hazardClass={one} className={className} />);
