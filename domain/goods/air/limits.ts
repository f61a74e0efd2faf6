import { LIMITS_3 } from './limits-class-3';
import { LIMITS_8 } from './limits-class-8';
import { LIMITS_OTHERS } from './limits-others';

export const NO_LIMIT = 'any';

/**
 * Air limits per package by UN number and packing group (`*`: all): unit, then packing instruction and limit on
 * passenger aircraft, on cargo aircraft and as limited quantity; `-` forbidden, `G` gross kilograms, `any` no limit in
 * the list. A public transcription of lists in harmony with the ICAO instructions; the carrier and the edition in force
 * decide. Entries that public sources dispute or leave open (sodium batteries, vehicles with lithium batteries, several
 * of classes 4.2 and 4.3 without an instruction in any source) are left out of all tables, so that a person looks at
 * them. For UN 2031 under 65 % one source has one litre on passenger aircraft, for 20 % and less; the stricter row is
 * used.
 */
const FIRST = `
1005 * kg - - -
1017 * kg - - -
1018 * kg 200:75 200:150 -
1040 * kg - - -
1075 * kg - 200:150 -
1090 * L 353:5 364:60 Y341:1
1093 * L - 361:30 -
1114 * L 353:5 364:60 Y341:1
1120 III L 355:60 366:220 Y344:10
1120 II L 353:5 364:60 Y341:1
1123 III L 355:60 366:220 Y344:10
1123 II L 353:5 364:60 Y341:1
1133 III L 355:60 366:220 Y344:10
1133 I L 351:1 361:30 -
1133 II L 353:5 364:60 Y341:1
1155 * L 351:1 361:30 -
1170 II L 353:5 364:60 Y341:1
1170 III L 355:60 366:220 Y344:10
1173 * L 353:5 364:60 Y341:1
1193 * L 353:5 364:60 Y341:1
1203 * L 353:5 364:60 Y341:1
1219 * L 353:5 364:60 Y341:1
1230 * L 352:1 364:60 Y341:1
1245 * L 353:5 364:60 Y341:1
1247 * L 353:5 364:60 Y341:1
1263 III L 355:60 366:220 Y344:10
1263 I L 351:1 361:30 -
1263 II L 353:5 364:60 Y341:1
1280 * L 351:1 361:30 -
1294 * L 353:5 364:60 Y341:1
1296 * L 352:1 363:5 Y340:0.5
1301 * L 353:5 364:60 Y341:1
1307 III L 355:60 366:220 Y344:10
1307 II L 353:5 364:60 Y341:1
1334 * kg 446:25 449:100 Y443:10
1350 * kg 446:25 449:100 Y443:10
1381 * kg - - -
1396 II kg 484:15 490:50 Y475:5
1396 III kg 486:25 491:100 Y477:10
1402 II kg 484:15 490:50 Y475:5
1402 I kg - 487:15 -
1428 * kg - 487:15 -
1490 * kg 558:5 562:25 Y544:2.5
1495 * kg 558:5 562:25 Y544:2.5
1500 * kg 559:25 563:100 Y546:10
1505 * kg 559:25 563:100 Y546:10
1547 * L 654:5 662:60 Y641:1
1593 * L 655:60 663:220 Y642:2
1604 * L 851:1 855:30 Y840:0.5
1648 * L 353:5 364:60 Y341:1
1662 * L 654:5 662:60 Y641:1
1671 * kg 669:25 676:100 Y644:1
1689 * kg 666:5 673:50 -
1710 * L 655:60 663:220 Y642:2
1748 II kg 558:5 562:25 Y544:2.5
1748 III kg 559:25 563:100 Y546:10
1779 * L 851:1 855:30 Y840:0.5
1789 II L 851:1 855:30 Y840:0.5
1789 III L 852:5 856:60 Y841:1
1791 III L 852:5 856:60 Y841:1
1791 II L 851:1 855:30 Y840:0.5
1805 * L 852:5 856:60 Y841:1
1813 * kg 859:15 863:50 Y844:5
1823 * kg 859:15 863:50 Y844:5
1824 II L 851:1 855:30 Y840:0.5
1824 III L 852:5 856:60 Y841:1
1830 * L 851:1 855:30 Y840:0.5
1849 * kg 859:15 863:50 Y844:5
1866 III L 355:60 366:220 Y344:10
1866 I L 351:1 361:30 -
1866 II L 353:5 364:60 Y341:1
1888 * L 680:60 680:220 Y680:2
1915 * L 355:60 366:220 Y344:10
1942 * kg 559:25 563:100 Y546:10
2014 * L 550:1 554:5 Y540:0.5
2023 * L 654:5 662:60 Y641:1
2031 II L - 855:30 -
2031 I L - 854:2.5 -
2055 * L 355:60 366:220 Y344:10
2056 * L 353:5 364:60 Y341:1
2078 * L 654:5 662:60 Y641:1
2213 * kg 446:25 449:100 Y443:10
2215 * kg 860:25 864:100 Y845:5
2218 * L 851:1 855:30 Y840:0.5
2265 * L 355:60 366:220 Y344:10
2348 * L 355:60 366:220 Y344:10
2491 * L 852:5 856:60 Y841:1
2672 * L 852:5 856:60 Y841:1
2789 * L 851:1 855:30 Y840:0.5
3077 * kg 956:400 956:400 Y956:30G
3082 * L 964:450 964:450 Y964:30G
3105 * L 570:5 570:10 -
3159 * kg 200:75 200:150 -
3480 * kg - 965-IA:35 -
3481 * kg 966/967-I:5 966/967-I:35 -
`;

export const AIR_LIMITS = [FIRST, LIMITS_3, LIMITS_8, LIMITS_OTHERS].map((rows) => rows.trim()).join('\n');
