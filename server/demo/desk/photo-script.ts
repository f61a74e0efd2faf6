import { SMALL_PHOTO } from '../../../domain/order/packed';

/** Photographs and papers somebody on the spot hands in: drawn small where they are taken, sent one by one, taken away again. */
export const PHOTO_SCRIPT = `
const isDone = ({ code }) => code === '00000000';

const sayer = (orderNo) => async (asked, done) => {
  try {
    const answer = await asked;
    status.textContent = isDone(answer) ? '订单 ' + orderNo + ' ' + done : answer.message;
    if (!isDone(answer)) return;
    shown = '';
    await refresh();
  } catch {
    status.textContent = '网络不通，请重试';
  }
};

/* What it looks like from afar, as an order carries it. */
async function smallOf(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, ${SMALL_PHOTO.side} / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.7, 0.5, 0.3, 0.15, 0.05]) {
    const text = canvas.toDataURL('image/jpeg', quality).split(',')[1];
    if (text.length * 0.75 <= ${SMALL_PHOTO.bytes}) return text;
  }
  return '';
}

function drawPhoto(what, { name, small }, drop) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '删除' + what + ' ' + name;
  if (small) {
    const picture = new Image(64, 48);
    picture.alt = '';
    picture.src = 'data:image/jpeg;base64,' + small;
    picture.style.objectFit = 'cover';
    picture.style.verticalAlign = 'middle';
    button.style.height = 'auto';
    button.prepend(picture);
  }
  button.addEventListener('click', drop);
  return button;
}

const isScan = (file) => file.name.toLowerCase().endsWith('.pdf');

async function sendFiles(path, files) {
  let answer = { code: '', message: '请选择文件' };
  for (const file of files) {
    const body = new FormData();
    body.append('docType', 'PHOTO');
    /* What a browser cannot draw the gateway refuses as well, in words that fit what is wrong with it. */
    if (!isScan(file)) body.append('small', await smallOf(file).catch(() => 'undrawn'));
    body.append('file', file);
    answer = await (await fetch(path, { method: 'POST', headers: { appCode: 'echem' }, body })).json();
    if (!isDone(answer)) return { ...answer, message: file.name + '：' + answer.message };
  }
  return answer;
}
`;
