import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

type GoodsCellProps = { label: string; name: string; amount: string; classes: readonly HazardClass[] };

export const GoodsCell = ({ label, name, amount, classes }: GoodsCellProps) => (
  <a href="#search-rows" className="flex min-h-15 items-center gap-2 px-4 hover:bg-sea-tint md:min-h-(--cell,72px)">
    <span className="min-w-0 flex-1">
      <span className="block text-12 text-muted">{label}</span>
      <span className="block truncate text-ink">
        <b className="text-16 font-semibold">{name}</b> <span className="text-12 text-muted">{amount}</span>
      </span>
    </span>
    {classes.map((one) => (
      <HazardDiamond key={one} hazardClass={one} className="size-7" />
    ))}
  </a>
);
