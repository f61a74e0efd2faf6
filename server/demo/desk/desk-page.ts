import { html } from 'hono/html';

import { pageAnswer } from '../pages/page';

export const DESK_SCRIPT_PATH = '/__demo/desk.js';

/** Orders that wait for somebody of the house, and what that somebody can do. */
export const deskPage = () =>
  pageAnswer(
    '订单处理台',
    html`<header>
        <p class="brand">化途 ChemLane</p>
        <h1>订单处理台</h1>
        <p class="lead">
          演示环境里由您扮演平台审核员：按订单状态机允许的动作处理订单，下单人会收到<a href="/__demo/outbox">短信</a
          >。询价在<a href="/__demo/enquiries">询价处理台</a>答复。正式的<a href="/__demo/staff">平台工作台</a>也可以试用。正式环境没有这个页面。
        </p>
        <p id="status" class="when" role="status"></p>
      </header>
      <section id="trucks" hidden>
        <h2>今日到站车辆</h2>
        <p class="lead">过了时段还没到的在前；时段过后 4 小时预约码失效，之后才能登记未到。一票货的车全都未到，即按未到取消。</p>
        <ul class="list"></ul>
      </section>
      <p id="empty" class="card empty" hidden>没有等待处理的订单。</p>
      <ul id="orders" class="list"></ul>
      <section id="claims" hidden>
        <h2>同一信用代码的多个认领</h2>
        <p class="lead">请核对各方营业执照，确认代码属于谁；其余认领随之退回，已通过的随之失效。</p>
        <ul class="list"></ul>
      </section>
      <template id="truck">
        <li class="card order">
          <h3></h3>
          <p class="text"></p>
          <div class="moves">
            <button class="came" type="button">登记到场</button> <button class="missed" type="button">登记未到</button>
          </div>
        </li>
      </template>
      <template id="claim">
        <li class="card order">
          <h3></h3>
          <p class="text"></p>
          <div class="moves"><button type="button">确认属于该账号</button></div>
        </li>
      </template>
      <template id="order">
        <li class="card order">
          <h2></h2>
          <p class="who"><span class="pill state"></span> <span class="lane"></span></p>
          <p class="text"></p>
          <p class="when"></p>
          <p class="came"></p>
          <p class="bumped"></p>
          <fieldset class="amounts">
            <legend>进仓实测（登记进仓时）</legend>
            <label>重量 kg <input class="kg" type="number" min="0.01" step="0.01" /></label>
            <label>体积 m³ <input class="m3" type="number" min="0.001" step="0.001" /></label>
          </fieldset>
          <fieldset class="units">
            <legend>放罐登记（放舱时）</legend>
            <label>每行一罐：<span class="parts"></span> <textarea rows="3" cols="60"></textarea></label>
          </fieldset>
          <label>原因 <input type="text" maxlength="100" autocomplete="off" /></label>
          <fieldset class="papers">
            <legend>要求补交（要求补资料时）</legend>
          </fieldset>
          <label>答复期限 <input class="reply-by" type="date" /></label>
          <fieldset class="result">
            <legend>交付结果（重交即为新一版，旧版保留）</legend>
            <label>结论 <textarea class="result-text" rows="3" maxlength="2000"></textarea></label>
            <label>签发人 <input class="signed-by" maxlength="20" autocomplete="off" /></label>
            <button class="hand-over" type="button">交付结果</button>
          </fieldset>
          <div class="moves"></div>
          <fieldset class="way">
            <legend>在途报告（单据与照片齐了才能报告，下单人在订单页看得到）</legend>
            <select class="ahead"></select>
            <label> <input class="said-of" type="text" maxlength="60" autocomplete="off" /></label>
            <ul class="way-papers"></ul>
            <button class="pass" type="button">报告已到</button>
          </fieldset>
          <fieldset class="checks">
            <legend>现场检查（逐箱勾选后登记，全部合格才能登记装箱）</legend>
            <p class="failed"></p>
            <select class="unit"></select>
            <div class="items"></div>
            <label>不合格原因 <input class="seen" type="text" maxlength="100" autocomplete="off" /></label>
            <button class="fine" type="button">登记合格</button> <button class="amiss" type="button">登记不合格</button>
          </fieldset>
          <fieldset class="packing">
            <legend>装箱登记（逐箱登记箱号、铅封与 VGM，拍照；危险品由装箱检查员签字后才能登记装箱）</legend>
            <ul class="said"></ul>
            <label>箱 <select class="box"></select></label>
            <label>箱号 <input class="container-no" maxlength="20" autocomplete="off" /></label>
            <label>铅封号 <input class="seal" maxlength="20" autocomplete="off" /></label>
            <label>VGM kg（没有过磅留空） <input class="vgm" inputmode="numeric" maxlength="6" autocomplete="off" /></label>
            <label
              >称重方法
              <select class="method">
                <option value="WHOLE">整箱过磅（方法一）</option>
                <option value="SUM">累加（方法二）</option>
              </select></label
            >
            <label>称重人 <input class="weigher" maxlength="20" autocomplete="off" /></label>
            <button class="pack" type="button">登记装箱结果</button>
            <label>照片（JPG、PNG） <input class="photo" type="file" accept=".jpg,.jpeg,.png" multiple /></label>
            <div class="signing">
              <p class="signer"></p>
              <label>装箱检查员 <input class="packer" maxlength="20" autocomplete="off" /></label>
              <label>证号 <input class="licence" maxlength="30" autocomplete="off" /></label>
              <button class="sign-it" type="button">签发装箱证明书</button>
            </div>
          </fieldset>
          <fieldset class="collect">
            <legend>出库登记（货车离库时）</legend>
            <select class="leavings"></select>
            <button class="collected" type="button">登记已出库</button>
          </fieldset>
          <fieldset class="bump">
            <legend>拉货改配（先填原因）</legend>
            <select class="onto"></select>
            <button class="bump-go" type="button">拉货并改配</button>
          </fieldset>
          <div class="allowance">
            <label>买方可占用上限（倍） <input class="times" type="number" min="1" max="100" value="2" /></label>
            <button class="allow" type="button">放宽上限</button>
          </div>
        </li>
      </template>
      <noscript><p class="card">请启用 JavaScript 后处理订单。</p></noscript>`,
    DESK_SCRIPT_PATH,
  );
