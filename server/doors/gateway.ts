import { createCaptcha } from './captcha/captcha';
import { forgetCounts } from '../base/counts/counts';
import { createCampaigns } from '../orders/campaigns/campaigns';
import { createCms } from '../world/cms/cms';
import { isListed } from '../world/constants/catalogue';
import { createContent } from '../world/content/content';
import { createEditions } from '../world/content/store';
import { couponRoutes } from '../orders/coupons/routes';
import { identifyGoods } from '../world/dangerous-goods/identify';
import { dangerousGoodsRoutes } from '../world/dangerous-goods/routes';
import { installationSecret } from '../base/database/installation-secret';
import { deskRoutes, giveBackLapsed } from './desk/routes';
import { draftRoutes } from '../people/drafts/routes';
import { draftService } from '../people/drafts/service';
import { enquiryRoutes } from '../orders/enquiries/routes';
import { enquiryService } from '../orders/enquiries/service';
import { countedBelow } from '../trade/fees/counted';
import { feeRoutes } from '../trade/fees/routes';
import { inTurn } from '../people/enterprises/decisions';
import { fileRoutes } from '../people/files/routes';
import { fileService } from '../people/files/service';
import { contractRoutes } from '../base/http/contract-routes';
import { createApp } from '../base/http/app';
import { healthRoutes } from '../base/http/health-routes';
import { createIdentity } from '../people/identity/identity';
import { listRoutes } from './list-routes';
import { firstResults } from '../trade/market/first-sailings';
import { createMarket } from '../trade/market/sailings';
import { createSea } from '../trade/sea/sea';
import { createMall } from '../orders/mall/mall';
import { createModes } from '../trade/modes';
import { firstOffers } from '../trade/market/first-offers';
import { watchDayData } from '../trade/day-data';
import { demoTariffs } from '../trade/modes/sheets';
import { createOffers } from '../trade/market/offers';
import { fitRoutes, offerRoutes } from '../trade/market/offer-routes';
import { dearReads } from '../base/http/dear-reads';
import { keepReplies } from '../base/replies/reply-memo';
import { marketRoutes } from '../trade/market/sailing-routes';
import { createMetrics } from '../base/metrics/metrics';
import { metricsRoute } from '../base/http/metrics-routes';
import { createMarkHits } from '../orders/orders/closed-to';
import { readWholeVehicleOrders } from '../orders/order-service/own-orders';
import { orderRoutes, previewRoutes } from '../orders/order-service/routes';
import { orderService } from '../orders/order-service/service';
import { betterAddress, namesAnswerer } from '../world/search-names';
import { isPlace, isPlaceText } from '../world/ports/catalogue';
import { isDistrict } from '../world/regions/regions';
import { protocolRoutes } from '../world/protocol/routes';
import { quotesForOrders } from '../trade/quotes/orders-side';
import { quoteRoutes } from '../trade/quotes/routes';
import { quoteService } from '../trade/quotes/service';
import { createSite } from '../base/site/site';
import { crawlerRoutes } from '../base/site/sitemap';
import type { SmsNotice } from '../people/sms/provider';
import { smsRoutes } from '../people/sms/routes';
import { countingProvider, notingProvider } from '../people/sms/sent';
import { SMS_STRANGERS_PER_HOUR } from '../people/sms/doors';
import { createSmsService } from '../people/sms/service';
import { createStaff } from '../people/staff/staff';
import { watchTakings } from '../world/takings/watch';
import type { GatewayDeps } from './gateway-deps';

/** The only place where modules meet: creates services, connects them, and makes routes of them. */
export async function createGateway(deps: GatewayDeps) {
  const { database, clock, log, trustedProxies, allowedOrigins, siteOrigin } = deps;
  const metrics = createMetrics();
  const captcha = createCaptcha({
    database,
    clock,
    log,
    secret: await installationSecret(database, 'captcha-visitors'),
    ...deps.captcha,
  });
  const provider = notingProvider(countingProvider(deps.smsProvider, metrics.messaged), database, log);
  const notify = (notice: SmsNotice) => provider.notify(notice);
  const spendProof = deps.spendProof ?? captcha.service.spendProof;
  const sms = createSmsService({
    database,
    clock,
    provider,
    secret: await installationSecret(database, 'sms-codes'),
    spendProof,
    bounds: { strangersPerHour: deps.smsPerHour ?? SMS_STRANGERS_PER_HOUR, log },
  });
  const identity = await createIdentity({
    ...deps,
    spendProof,
    holdsProof: captcha.service.holdsProof,
    verifyCode: (presented) => sms.verifyCode(presented),
    hasCode: (asked) => sms.hasCode(asked),
    notify,
    editionsIn: createEditions,
    wholeVehicleOrdersOf: readWholeVehicleOrders,
  });
  const staff = createStaff({ database, clock, passwords: identity.passwords });
  const cms = await createCms({ database, clock, siteOrigin });
  const drafts = draftService(database, clock, (...of) => quotes.isShown(...of));
  const files = fileService({ database, clock, ...deps.files });
  const sold = watchTakings(database, clock);
  const sea = createSea({ ...deps.market, latest: () => dayData.tariffs.latest() });
  const modes = createModes({ sea, isPlace, identityOf: identifyGoods, seller: deps.seller });
  const dayData = watchDayData({
    database,
    clock,
    identityOf: identifyGoods,
    markHits: createMarkHits(modes),
    tariffs: deps.tariffs ?? demoTariffs(),
  });
  const { calendar, closures, surcharges, tariffs } = dayData;
  const content = await createContent({ database, clock, countedBelow: (id) => countedBelow(id, tariffs) });
  const market = createMarket({ clock, sold, sea, ...dayData });
  const offers = createOffers({ modes, clock, sold, ...dayData, sea });
  const mall = await createMall({
    database,
    clock,
    offers,
    sold,
    sms,
    isKnownDevice: identity.isKnownDevice,
    siteOrigin,
  });
  const campaigns = await createCampaigns({ database, clock, offers, siteOrigin, spendProof });
  const turns = dearReads();
  const searches = { replies: keepReplies(), clock, turns };
  const quotes = quoteService({
    database,
    clock,
    modes,
    offers,
    calendar,
    log,
    looksUp: { MALL: mall.lookUp },
    isShown: { MALL: mall.isShown },
  });
  const forOrders = quotesForOrders({ clock, offers });
  const orders = orderService({
    database,
    clock,
    sold,
    modes,
    quotes: forOrders,
    ...dayData,
    identityOf: identifyGoods,
    isListed,
    isPlaceText,
    isDistrict,
    isDemo: deps.isDemo ?? false,
    drafts,
    files,
    ordered: { MALL: (...ordering) => mall.ordered(...ordering) },
    ofTheMoment: { MALL: mall.ofTheMoment },
    instead: { MALL: (quote, userId) => mall.instead(quote, userId) },
    notify,
  });
  const enquiries = enquiryService({
    modes,
    database,
    clock,
    files,
    offers,
    quotes: forOrders,
    drafts,
    calendar,
    tariffs,
    identityOf: identifyGoods,
    notify,
  });
  const decisionDeps = { database, passed: inTurn(deps.opened, orders.enterprisePassed), notify };
  const sessions = deps.sessions ?? identity.sessions;
  const routes = [
    ...healthRoutes(database),
    ...contractRoutes(),
    metricsRoute(metrics, { database, passwords: identity.passwords, files, captcha }, deps.metricsToken),
    ...captcha.routes,
    ...smsRoutes(sms, identity.isKnownDevice),
    ...identity.routes,
    ...staff.routes,
    ...content.routes,
    ...cms.routes,
    ...listRoutes({ calendar, tariffs }),
    ...offerRoutes(offers, searches),
    ...fitRoutes(offers),
    ...marketRoutes(market, searches),
    ...quoteRoutes({ quotes, sessions, clock }),
    ...feeRoutes({ quotes, database, clock, tariffs }),
    ...dangerousGoodsRoutes(log),
    ...mall.routes,
    ...campaigns.routes,
    ...couponRoutes({ database, clock, spendProof }),
    ...crawlerRoutes(siteOrigin, [mall.addresses, cms.addresses, campaigns.addresses]),
    ...draftRoutes(drafts),
    ...orderRoutes(orders, siteOrigin),
    ...previewRoutes({ quotes, modes, identityOf: identifyGoods }),
    ...deskRoutes({
      siteOrigin,
      ...decisionDeps,
      clock,
      orders,
      enquiries,
      ...dayData,
      modes,
      files,
      substances: mall.substances,
      sampleGate: mall.sampleGate,
      tellCampaign: campaigns.tell,
      door: staff.door,
    }),
    ...enquiryRoutes(enquiries),
    ...fileRoutes(files),
    ...protocolRoutes(database, clock),
    ...deps.extraRoutes({ decisionDeps }),
  ];
  const site =
    deps.site &&
    createSite(deps.site, {
      ...cms.known,
      betterAddress: (name, search) => betterAddress(name, search, clock.now()),
      hasCampaign: campaigns.has,
      hasLink: mall.hasLink,
      firstAnswers: { news: cms.firstNews, helpCenter: cms.firstHelp },
      heads: { ...cms.heads, business: mall.headOf, act: campaigns.headOf },
      answerers: { ...firstResults(market), ...firstOffers(offers), ...namesAnswerer, ...mall.answerers },
      drawAnswer: deps.drawAnswer,
      now: () => clock.now(),
      turns,
    });
  return {
    app: createApp({ routes, clock, site, siteOrigin, sessions, trustedProxies, allowedOrigins, log, metrics }),
    captcha,
    sms,
    identity,
    quotes: forOrders,
    modes,
    offers,
    surcharges,
    sold,
    orders,
    enquiries,
    /** Jobs of every half minute; each decides in SQL, so several gateways may run them. */
    sweeps: [
      () => forgetCounts(database, new Date(clock.now())),
      ...[captcha, sms, identity, drafts, files, quotes].map((one) => () => one.sweep()),
      () => staff.sweep().then(async () => giveBackLapsed(database, clock.now(), await calendar.current())),
      () => orders.sweep().then(() => closures.sweep()),
      () => enquiries.sweep(),
      () => campaigns.sweep(),
    ],
  };
}
