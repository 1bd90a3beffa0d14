/** Shows how an entry gets to the site until that is final: as a notice of the block editor, and in every element with the attribute
 * `data-site-publisher` (lists, classic forms). */
(function (wp, place) {
  const isShown = () => document.visibilityState === 'visible';

  /** An edit is live within a second or two; what takes longer takes minutes. */
  const stepMs = (step) => (step < 30 ? 1000 : 15_000);

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const ask = (ids) => wp.apiFetch({ path: `${place.route}?ids=${ids.join(',')}` });

  let noticed = 0;

  /** @param isNews Whether a state that is final is shown too. */
  async function followNotice(id, isNews) {
    noticed += 1;
    const own = noticed;
    for (let step = 0; ; step += 1) {
      const [state] = await ask([id]).catch(() => []);
      // Saved again meanwhile.
      if (own !== noticed) return;
      if (state && (isNews || state.isMoving || state.kind === 'error')) notice(state);
      if (state && !state.isMoving) return;
      isNews = true;
      await pause(stepMs(step));
      while (!isShown()) await pause(1000);
    }
  }

  function notice({ kind, text, links }) {
    const actions = links.map(({ url, label }) => ({ url, label }));
    wp.data
      .dispatch('core/notices')
      .createNotice(kind, text, { id: 'site-publisher', isDismissible: true, actions });
  }

  function watchEditor() {
    let wasSaving = false;
    let wasPublic = false;
    let isOpened = false;
    wp.data.subscribe(() => {
      const editor = wp.data.select('core/editor');
      const id = editor.getCurrentPostId();
      if (!id) return;
      const isPublic = editor.isCurrentPostPublished() || editor.isCurrentPostScheduled();
      if (!isOpened) {
        isOpened = true;
        wasPublic = isPublic;
        if (isPublic) void followNotice(id, false);
      }
      // The fields below the text are saved after it.
      const isSaving =
        (editor.isSavingPost() && !editor.isAutosavingPost()) ||
        wp.data.select('core/edit-post')?.isSavingMetaBoxes?.() === true;
      const isSaved = wasSaving && !isSaving && editor.didPostSaveRequestSucceed();
      wasSaving = isSaving;
      if (!isSaved) return;
      if (isPublic || wasPublic) void followNotice(id, true);
      wasPublic = isPublic;
    });
  }

  let round = 0;

  async function followElements() {
    round += 1;
    const own = round;
    for (let step = 0; own === round; step += 1) {
      const moving = [...document.querySelectorAll('[data-site-publisher-moving]')];
      if (moving.length === 0) return;
      const states = await ask(moving.map((element) => element.dataset.sitePublisher)).catch(() => []);
      for (const { id, html, isMoving } of states) {
        const element = document.querySelector(`[data-site-publisher="${id}"]`);
        if (!element) continue;
        // A screen reader says it again only when it changes.
        if (element.innerHTML !== html) element.innerHTML = html;
        element.toggleAttribute('data-site-publisher-moving', isMoving);
      }
      await pause(stepMs(step));
      while (!isShown()) await pause(1000);
    }
  }

  if (wp.data?.select('core/editor')) watchEditor();
  void followElements();
  // Quick Edit and bulk actions draw rows anew.
  if (window.jQuery) window.jQuery(document).on('ajaxComplete', () => void followElements());
})(window.wp, window.sitePublisher);
