import { routePath } from '../../routes';
import { flexiAddress, readFlexiQuery } from './address';
import type { FlexiReceipt } from './receipt';
import type { FlexiRowText } from './search';

type FlexiReceiptFacts = Pick<FlexiReceipt, 'bags' | 'kg' | 'litres' | 'loadTemp' | 'density' | 'said'>;
type FlexiOrderFacts = { org: { code: string }; dst: { code: string }; goods: readonly { nameCn: string }[] };

const pouredAs = ({ bags, kg, litres, loadTemp, density, said }: FlexiReceiptFacts): Partial<FlexiRowText> => ({
  ...said,
  tons: String((bags * kg) / 1000),
  litres: String(litres),
  loadTemp,
  density: String(density),
});

export function searchAgainAddress({ org, dst, goods }: FlexiOrderFacts, kept: FlexiReceiptFacts | null): string {
  const asked = readFlexiQuery('');
  return flexiAddress(routePath('fluidBag'), {
    ...asked,
    org: org.code,
    dst: dst.code,
    row: { ...asked.row, goods: goods[0]?.nameCn ?? '', ...(kept && pouredAs(kept)) },
  });
}
