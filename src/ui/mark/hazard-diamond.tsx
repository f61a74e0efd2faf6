import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';
// One sprite for all labels: a list shows any number of classes with one request.
import sheet from './hazards.svg';

/** Explosives other than 1.4 share one picture. */
const diamondView = (hazardClass: HazardClass) =>
  hazardClass.startsWith('1.') && hazardClass !== '1.4' ? '1' : hazardClass;

/** Hazard label; hidden from screen readers, since number and name are beside it. */
export function HazardDiamond({
  hazardClass,
  className = 'size-8',
}: {
  hazardClass: HazardClass;
  className?: string | undefined;
}) {
  return (
    <img
      src={`${sheet}#class-${diamondView(hazardClass)}`}
      loading="lazy"
      alt=""
      title={`${hazardClass} ${HAZARD_CLASSES[hazardClass]}`}
      width={32}
      height={32}
      className={`flex-none ${className}`}
    />
  );
}

/** Hazard labels, main class first; nothing for general goods. */
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
