/**
 * The rows of the library that were written before Amendment 42-24, read once more against it. Rows whose sources name
 * the list of 42-24 (`1` in their column `sources`) need no line here. Class, subsidiary hazards, packing group,
 * special provisions, EmS and columns 16a and 16b were compared.
 *
 * A line: goods, outcome, source, what the outcome means for the row.
 *
 * - `same`: nothing that is judged here differs.
 * - `mended`: 42-24 asks more than the row did; the row follows it.
 * - `stricter`: the row asks more than 42-24 does, from other sources; it stays.
 * - `open`: the row differs and is not mended, or 42-24 could not be read: never green.
 *
 * Sources: `L`, the dangerous goods list of chapter 3.2, a public transcription (edition 2.24, Amendment 42-24), under
 * the number itself; `N`, the same list, where the number has several lines, under the line of this packing group or name.
 */
const TABLE = `
eo same L
lpg same L
nh3 stricter L SGG2 is kept, column 16b alike
cl2 mended L column 16b adds SG19
r22 same L
r134a same L
methanol same L
ethanol same L
isopropanol same L
n-butanol same N
acetone same L
mek same L
mibk same L
cyclohexanone same L
toluene same L
xylene same N
benzene same L
styrene same L
ethyl-acetate same L
butyl-acetate same N
thf same L
diethyl-ether same L
acetonitrile same L
acrylonitrile same L
dmf same L
po same L
vam same L
mma same L
butyl-acrylate same L
tea stricter L SGG18 is kept
gasoline stricter L the mark of marine pollutants is kept
paint same N
resin same N
adhesive same N
sulphur same L
naphthalene same L
paraformaldehyde same L
al-powder same N column 16b adds SG26, a distance on deck
cac2 same N column 16b adds SG26, a distance on deck
sodium same L column 16b adds SG26, a distance on deck
wp same L
h2o2 same L column 16b adds SG72, which refers to 7.2.6.3
an same L
kmno4 stricter L the mark of marine pollutants is kept
naclo3 same L
nano2 stricter L the mark of marine pollutants is kept
persulphate same L
cahypo same N
mekp same L column 16b adds SG72, which refers to 7.2.6.3
dcm same L
chloroform same L
tce same L
tdi same L
phenol same L
aniline same L
nitrobenzene same L
ech same L
nacn same L
acrylic-acid same L
sulphuric stricter L SGG1a is kept
hcl stricter N SGG1a is kept
nitric mended N column 16b adds SG19; SGG1a is kept
phosphoric same L
acetic same N
formic same N
naoh-s same L
naoh-l same N
koh same L
ammonia-aq stricter L SGG2 is kept
naclo same N
na2s same L
maleic same N column 16b adds SG50 and SG57, for foodstuffs and smells
mea same L
eda same L
liion same L
epoxy same N
zno same N
`;

const OUTCOMES = ['same', 'mended', 'stricter', 'open'] as const;
type EditionOutcome = (typeof OUTCOMES)[number];

const isOutcome = (word = ''): word is EditionOutcome => OUTCOMES.some((one) => one === word);

const READ = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, EditionOutcome] => {
      const [goodsId = '', outcome] = line.split(' ');
      return [goodsId, isOutcome(outcome) ? outcome : 'open'];
    }),
);

/** Nobody has read a row that is neither listed here nor written from the list of 42-24. */
export const editionOutcome = (goodsId: string): EditionOutcome => READ.get(goodsId) ?? 'open';
