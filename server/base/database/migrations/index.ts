import { installation } from './001-installation';
import { sms } from './002-sms';
import { accounts } from './010-accounts';
import { sessions } from './011-sessions';
import { loginAttempts } from './012-login-attempts';
import { captcha } from './020-captcha';
import { content } from './030-content';
import { verifications } from './031-verifications';
import { cms } from './040-cms';
import { sailingBookings } from './050-sailing-bookings';
import { quotes } from './051-quotes';
import { quoteCounts } from './052-quote-counts';
import { drafts } from './055-drafts';
import { orders } from './056-orders';
import { files } from './057-files';
import { orderNotices } from './058-order-notices';
import { protocolConsents } from './059-protocol-consents';
import { enquiries } from './060-enquiries';
import { orderEventNotes } from './061-order-event-notes';
import { fileObjects } from './062-file-objects';
import { newsViews } from './065-news-views';
import { takings } from './070-takings';
import { quotesOfModes } from './071-quotes-of-modes';
import { ordersOfModes } from './072-orders-of-modes';
import { smsAskers } from './080-sms-askers';
import { counts } from './081-counts';
import { accountBounds } from './082-account-bounds';
import { knownDevices } from './083-known-devices';
import { buyerBounds } from './084-buyer-bounds';
import { claims } from './085-claims';
import { askedPapers } from './086-asked-papers';
import { measuredGoods } from './087-measured-goods';
import { gateCodes } from './088-gate-codes';
import { manyDrafts } from './093-many-drafts';
import { gateCodesOfTrucks } from './097-gate-codes-of-trucks';
import { enquiryAnswers } from './107-enquiry-answers';
import { withdrawnPapers } from './111-withdrawn-papers';
import { trucksOfStores } from './116-trucks-of-stores';
import { oneMarketOfStores } from './117-one-market-of-stores';
import { bumpedOrders } from './114-bumped-orders';
import { placeNotices } from './118-place-notices';
import { unitsOfOrders } from './120-units-of-orders';
import { orderResults } from './122-order-results';
import { sameOrders } from './123-same-orders';
import { trucksOfTrains } from './125-trucks-of-trains';
import { endsOfStays } from './127-ends-of-stays';
import { unitsDue } from './128-units-due';
import { sameOfEnterprises } from './129-same-of-enterprises';
import { halvesOfWagons } from './130-halves-of-wagons';
import { siteChecks } from './132-site-checks';
import { leavings } from './134-leavings';
import { arrivals } from './138-arrivals';
import { sitePhotos } from './143-site-photos';
import { packedUnits } from './144-packed-units';
import { daysOfTrucks } from './145-days-of-trucks';
import { countersInCurrency } from './148-counters-in-currency';
import { closedAccounts } from './149-closed-accounts';
import { smallPhotos } from './158-small-photos';
import { wayPapers } from './171-way-papers';
import { registeredFrom } from './172-registered-from';
import { eventsOfOrders } from './173-events-of-orders';
import { captchaWorks } from './175-captcha-works';
import { listedLines } from './250-listed-lines';
import { mall } from './183-mall';
import { staff } from './193-staff';
import { deskCases } from './194-desk-cases';
import { purchaseLists } from './195-purchase-lists';
import { deskSubjects } from './196-desk-subjects';
import { lastDaysOfNotices } from './197-last-days-of-notices';
import { deskQueues } from './198-desk-queues';
import { buyerPapers } from './199-buyer-papers';
import { purchaseShares } from './200-purchase-shares';
import { sentMessages } from './201-sent-messages';
import { samples } from './202-samples';
import { newsDrafts } from './203-news-drafts';
import { narrowedQueues } from './204-narrowed-queues';
import { purchaseApprovals } from './205-purchase-approvals';
import { mishaps } from './207-mishaps';
import { calendarYears } from './206-calendar-years';
import { closures } from './208-closures';
import { surcharges } from './209-surcharges';
import { campaigns } from './210-campaigns';
import { actBookings } from './211-act-bookings';
import { documents } from './212-documents';
import { couponClaims } from './213-coupon-claims';
import { editionsAgreedTo } from './214-editions-agreed-to';
import { citiesThatTrucksPass } from './215-cities-that-trucks-pass';
import { approvedOrders } from './216-approved-orders';
import { complaintsAtDesk } from './217-complaints-at-desk';
import { consentsOnce } from './218-consents-once';
import { helpVotes } from './219-help-votes';
import { approvalRules } from './220-approval-rules';
import { approvers } from './225-approvers';
import { draftersOfDocuments } from './221-drafters-of-documents';
import { campaignsAreDocuments } from './222-campaigns-are-documents';
import { ordersMadeTogether } from './223-orders-made-together';
import { roadDays } from './240-road-days';
import { namedPurchaseLists } from './226-named-purchase-lists';
import { complaintPhotos } from './229-complaint-photos';
import { shopInGrams } from './245-shop-in-grams';
import { casesTakenOver } from './260-cases-taken-over';
import { keyedLog } from './261-keyed-log';
import { queuesByPromise } from './262-queues-by-promise';
import { findingsAnswered } from './263-findings-answered';
import { deskSearch } from './270-desk-search';
import { tariffEditions } from './280-tariff-editions';
import { answersWaiting } from './266-answers-waiting';
import { mishapsOfTrucks } from './265-mishaps-of-trucks';
import type { Migration } from './migration';

export const migrations: readonly Migration[] = [
  installation,
  sms,
  accounts,
  sessions,
  loginAttempts,
  captcha,
  content,
  verifications,
  cms,
  sailingBookings,
  quotes,
  quoteCounts,
  drafts,
  orders,
  files,
  orderNotices,
  protocolConsents,
  enquiries,
  orderEventNotes,
  fileObjects,
  newsViews,
  takings,
  quotesOfModes,
  ordersOfModes,
  smsAskers,
  counts,
  accountBounds,
  knownDevices,
  buyerBounds,
  claims,
  askedPapers,
  measuredGoods,
  gateCodes,
  manyDrafts,
  gateCodesOfTrucks,
  enquiryAnswers,
  withdrawnPapers,
  bumpedOrders,
  trucksOfStores,
  oneMarketOfStores,
  placeNotices,
  unitsOfOrders,
  orderResults,
  sameOrders,
  trucksOfTrains,
  endsOfStays,
  unitsDue,
  sameOfEnterprises,
  halvesOfWagons,
  siteChecks,
  leavings,
  arrivals,
  sitePhotos,
  packedUnits,
  daysOfTrucks,
  countersInCurrency,
  closedAccounts,
  smallPhotos,
  wayPapers,
  registeredFrom,
  eventsOfOrders,
  captchaWorks,
  mall,
  staff,
  deskCases,
  purchaseLists,
  deskSubjects,
  lastDaysOfNotices,
  deskQueues,
  buyerPapers,
  purchaseShares,
  sentMessages,
  samples,
  newsDrafts,
  narrowedQueues,
  purchaseApprovals,
  calendarYears,
  mishaps,
  closures,
  surcharges,
  campaigns,
  actBookings,
  documents,
  couponClaims,
  editionsAgreedTo,
  citiesThatTrucksPass,
  approvedOrders,
  complaintsAtDesk,
  consentsOnce,
  helpVotes,
  approvalRules,
  draftersOfDocuments,
  campaignsAreDocuments,
  ordersMadeTogether,
  approvers,
  namedPurchaseLists,
  complaintPhotos,
  roadDays,
  shopInGrams,
  listedLines,
  casesTakenOver,
  keyedLog,
  queuesByPromise,
  findingsAnswered,
  mishapsOfTrucks,
  answersWaiting,
  deskSearch,
  tariffEditions,
];
