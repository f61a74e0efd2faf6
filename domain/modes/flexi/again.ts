import { pathOf } from '../../routes';
import { flexiAddress, flexiAskedIn } from './address';
import type { FlexiReceipt } from './receipt';
import type { FlexiTyped } from './search';

type Kept = Pick<FlexiReceipt, 'bags' | 'kg' | 'litres' | 'loadTemp' | 'density' | 'said'>;
type Placed = { org: { code: string }; dst: { code: string }; goods: readonly { nameCn: string }[] };

const pouredAs = ({ bags, kg, litres, loadTemp, density, said }: Kept): Partial<FlexiTyped> => ({
  ...said,
  tons: String((bags * kg) / 1000),
  litres: String(litres),
  loadTemp,
  density: String(density),
});

/** The same liquid on the same way, as much of it, in such bags. */
export function againAt({ org, dst, goods }: Placed, kept: Kept | null): string {
  const asked = flexiAskedIn('');
  return flexiAddress(pathOf('fluidBag'), {
    ...asked,
    org: org.code,
    dst: dst.code,
    row: { ...asked.row, goods: goods[0]?.nameCn ?? '', ...(kept && pouredAs(kept)) },
  });
}
