import { tankQuestion, type TankSearch } from '../../../domain/modes/tank/search';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { routePath } from '../../../domain/routes';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { kgWords } from '../../trade/numbers';
import { TextLink } from '../../ui/press/text-link';

const { board: copy } = tankSearchCopy;

const KG_PER_TON = 1000;

/** No price; offers the quantity that one tank fewer can take. */
export function Reduced({ offer: { detail }, search }: { offer: TankOffer; search: TankSearch }) {
  const { plan } = detail;
  const most = plan?.kind === 'between' && plan.tanks > 0 ? plan.mostKg : null;
  const asked = most === null ? null : { ...tankQuestion.askedFor(search), tons: String(most / KG_PER_TON) };
  return (
    <p className="text-12 whitespace-nowrap text-muted md:text-right">
      {copy.noPrice}
      {asked && most !== null && (
        <span className="mt-1 block">
          <TextLink href={tankQuestion.address(routePath('tankIndex'), asked)}>{copy.reduce(kgWords(most))}</TextLink>
        </span>
      )}
    </p>
  );
}
