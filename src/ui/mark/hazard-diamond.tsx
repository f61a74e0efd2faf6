import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';

const PICTURES = import.meta.glob<string>('./hazard/*.svg', { eager: true, query: '?url', import: 'default' });

/** Explosives but those of 1.4 share one picture. */
const pictureOf = (hazardClass: HazardClass) => {
  const name = hazardClass.startsWith('1.') && hazardClass !== '1.4' ? '1' : hazardClass;
  return PICTURES[`./hazard/class-${name}.svg`];
};

/** The diamond people know. Its number and its name stand beside it, so it says nothing to a reader itself. */
export function HazardDiamond({ hazardClass, className = 'size-8' }: { hazardClass: HazardClass; className?: string }) {
  return (
    <img
      src={pictureOf(hazardClass)}
      loading="lazy"
      alt=""
      title={`${hazardClass} ${HAZARD_CLASSES[hazardClass]}`}
      width={32}
      height={32}
      className={`flex-none ${className}`}
    />
  );
}
