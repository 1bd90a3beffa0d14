/** The page beside the form: a frame with the website's preview, drawn anew after each save, after what the block editor keeps unsaved, and
 * after a field that is typed. Fields are sent for previews here, because WordPress keeps nothing but title and text of what is unsaved. */
(function (wp, place) {
  const { texts } = place;
  const typingMs = 1000;

  const isShown = () => !panel.hidden;

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  const frame = element('iframe', { title: texts.open, hidden: true });
  // What opens from the page opens in a window of its own, and never in the place of the form.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  const message = element('p', { hidden: true });
  message.setAttribute('role', 'status');
  const languages = element('span');
  languages.setAttribute('role', 'group');
  languages.setAttribute('aria-label', texts.languages);
  const panel = element(
    'aside',
    { id: 'site-publisher-beside', className: 'site-publisher-beside', hidden: true },
    element(
      'div',
      { className: 'site-publisher-beside-head' },
      languages,
      element('button', {
        type: 'button',
        className: 'button',
        textContent: texts.again,
        onclick: () => void show(),
      }),
      element('button', {
        type: 'button',
        className: 'button',
        textContent: texts.close,
        onclick: () => choose(true),
      }),
    ),
    message,
    frame,
  );
  panel.setAttribute('aria-label', texts.open);

  let chosen = '';
  let shown = 0;

  /** Asks for fresh links: one is valid for some hours, and names the translations of now. */
  async function show() {
    if (!isShown()) return;
    shown += 1;
    const own = shown;
    const { links, own: language } = await wp.apiFetch({ path: place.route }).catch(() => ({ links: {} }));
    if (own !== shown || !isShown()) return;
    if (!links[chosen]) chosen = language;
    languages.replaceChildren(
      ...Object.keys(place.languages)
        .filter((code) => links[code])
        .map((code) => {
          const button = element('button', {
            type: 'button',
            className: 'button',
            textContent: code.toUpperCase(),
            ariaLabel: place.languages[code],
            title: place.languages[code],
            lang: code,
            onclick: () => {
              chosen = code;
              void show().then(() => languages.querySelector(`[lang=${code}]`).focus());
            },
          });
          button.setAttribute('aria-pressed', String(code === chosen));
          return button;
        }),
    );
    const link = links[chosen];
    message.hidden = Boolean(link);
    message.textContent = link ? '' : texts.none;
    frame.hidden = !link;
    if (link) frame.src = link;
  }

  const followers = [];

  /** @param isFocused Whether the focus returns to the button that opened it. */
  function toggle(isOpen, isFocused = false) {
    panel.hidden = !isOpen;
    document.body.classList.toggle('site-publisher-beside-open', isOpen);
    for (const follow of followers) follow(isOpen);
    // A frame without a page uses nothing.
    if (isOpen) void show();
    else frame.removeAttribute('src');
    if (isFocused) document.querySelector('[aria-controls=site-publisher-beside]')?.focus();
  }

  function choose(isFocused) {
    const isOpen = !isShown();
    window.setUserSetting(place.setting, isOpen ? '1' : '0');
    toggle(isOpen, isFocused);
  }

  let sending = Promise.resolve();
  let timer;
  let isTyped = false;

  function send() {
    clearTimeout(timer);
    const box = document.getElementById('site_publisher_fields');
    const form = box?.closest('form');
    if (!isTyped || !form) return sending;
    isTyped = false;
    const body = new FormData();
    body.set('post_ID', place.id);
    for (const [name, value] of new FormData(form)) {
      if (name.startsWith('site_publisher_') || (name === 'post_title' && !place.isBlockEditor))
        body.append(name, value);
    }
    const request = () => wp.apiFetch({ url: place.unsaved, method: 'POST', body, parse: false });
    sending = sending.then(request).then(show, () => undefined);
    return sending;
  }

  /** The classic form sends its fields itself when it opens a preview. */
  function type({ target, type: kind }) {
    if (!target.closest('#site_publisher_fields') || !(place.isBlockEditor || isShown())) return;
    isTyped = true;
    clearTimeout(timer);
    if (kind === 'change' && place.isBlockEditor) void send();
    else timer = setTimeout(send, typingMs);
  }

  document.addEventListener('input', type);
  document.addEventListener('change', type);

  function watchBlockEditor() {
    let wasSaving = false;
    wp.data.subscribe(() => {
      const editor = wp.data.select('core/editor');
      const isSaving =
        editor.isSavingPost() || wp.data.select('core/edit-post')?.isSavingMetaBoxes?.() === true;
      if (wasSaving && !isSaving && editor.didPostSaveRequestSucceed()) void show();
      wasSaving = isSaving;
    });
    // A preview opens when title and text are kept: the fields come before.
    wp.apiFetch.use(async (options, next) => {
      if (/\/autosaves\b/.test(options.path ?? '') && options.method === 'POST') await send();
      return next(options);
    });
    const { createElement, useEffect, useState } = wp.element;
    const Place = wp.editor.PluginPostStatusInfo ?? wp.editPost.PluginPostStatusInfo;
    const Toggle = () => {
      const [isOpen, follow] = useState(isShown());
      useEffect(() => {
        followers.push(follow);
        return () => followers.splice(followers.indexOf(follow), 1);
      }, []);
      return createElement(
        Place,
        null,
        createElement(
          wp.components.Button,
          {
            variant: 'secondary',
            onClick: () => choose(false),
            'aria-expanded': isOpen,
            'aria-controls': panel.id,
          },
          texts.open,
        ),
      );
    };
    wp.plugins.registerPlugin('site-publisher-beside', { render: Toggle });
    document.body.append(panel);
  }

  function watchClassicForm() {
    const button = element('button', {
      type: 'button',
      className: 'page-title-action',
      textContent: texts.open,
      onclick: () => choose(false),
    });
    button.setAttribute('aria-controls', panel.id);
    button.setAttribute('aria-expanded', 'false');
    followers.push((isOpen) => button.setAttribute('aria-expanded', String(isOpen)));
    document.querySelector('.wp-header-end')?.before(button);
    document.getElementById('wpbody-content').append(panel);
    // A preview that the form opens has its fields.
    document.getElementById('post').addEventListener('submit', () => clearTimeout(timer));
    // Title and text, which WordPress keeps every minute.
    window.jQuery?.(document).on('after-autosave', () => void show());
  }

  if (place.isBlockEditor) watchBlockEditor();
  else watchClassicForm();
  if (place.isOpen) toggle(true);
})(window.wp, window.sitePublisherBeside);
