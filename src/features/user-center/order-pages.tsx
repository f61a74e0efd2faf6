import { MODES } from '../../../domain/mode-ids';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import type { CenterPerson } from '../../../machines/identity/user-center';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { routePath } from '../../../domain/routes';
import { brand } from '../../copy/site/brand';
import { userCenterCopy } from '../../copy/people/user-center';
import { ButtonLink } from '../../ui/press/button-link';
import { Card, Empty, PageHead } from './center-parts';

const { wholeVehicle, special, pages, workplace } = userCenterCopy;

/** Orders made here have a receipt page; those of the sister brand show only their number. */
const isOurs = (orderNo: string): boolean => orderNo.startsWith(MODES.TRUCK.prefix);

export function WholeVehiclePage({ person: { wholeVehicleOrders } }: { person: CenterPerson }) {
  return (
    <>
      <PageHead title={pages.wholeVehicle} lead={wholeVehicle.lead} />
      {wholeVehicleOrders.length === 0 ? (
        <Empty title={wholeVehicle.none} text={wholeVehicle.noneText}>
          <ButtonLink href={routePath(MODES.TRUCK.routes.search)} look="line">
            {workplace.toSite}
          </ButtonLink>
        </Empty>
      ) : (
        <Card title={wholeVehicle.orderNo}>
          <ol className="mt-3 divide-y divide-line">
            {wholeVehicleOrders.map((orderNo) => (
              <li key={orderNo} className="py-2.5 wrap-anywhere text-ink">
                {isOurs(orderNo) ? (
                  <a
                    href={receiptAddress(MODES.TRUCK, orderNo)}
                    className="text-sea underline-offset-4 hover:underline"
                  >
                    {orderNoInGroups(orderNo)}
                  </a>
                ) : (
                  orderNo
                )}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

/** Page of the special enterprise; other users see whose page it is. */
export function SpecialPage({ person: { isSpecial, enterpriseName } }: { person: CenterPerson }) {
  if (!isSpecial)
    return (
      <>
        <PageHead title={pages.special} lead={special.closed} />
        <Empty title={special.closed} text={special.closedText}>
          {brand.serviceLine && (
            <ButtonLink href={`tel:${brand.serviceLine}`} look="line">
              {brand.serviceLine}
            </ButtonLink>
          )}
        </Empty>
      </>
    );
  return (
    <>
      <PageHead title={pages.special} lead={special.lead(enterpriseName ?? '')} />
      <Card title={enterpriseName ?? ''}>
        <p className="mt-3">{special.text}</p>
      </Card>
    </>
  );
}
