/** In the block editor: after a published entry is saved, a notice shows when it is live, or what failed. */
(function (wp, place) {
  const stepMs = 2000;
  const mostSteps = 30;
  let wasSaving = false;
  let current = 0;

  wp.data.subscribe(() => {
    const editor = wp.data.select('core/editor');
    const isSaving = editor.isSavingPost() && !editor.isAutosavingPost();
    const isSaved = wasSaving && !isSaving && editor.didPostSaveRequestSucceed();
    wasSaving = isSaving;
    if (isSaved && editor.isCurrentPostPublished()) {
      current += 1;
      follow(editor.getCurrentPostId(), current, 0);
    }
  });

  async function follow(id, save, step) {
    const state = await wp.apiFetch({ path: place.route + String(id) });
    // Saved again meanwhile.
    if (save !== current) return;
    wp.data
      .dispatch('core/notices')
      .createNotice(state.kind, state.text, { id: 'site-publisher', isDismissible: true });
    if (state.isMoving && step < mostSteps) setTimeout(() => follow(id, save, step + 1), stepMs);
  }
})(window.wp, window.sitePublisher);
