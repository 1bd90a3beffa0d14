/** A page with nothing but a loading screen, in the language that its address names. */
import { createRoot } from 'react-dom/client';
import '#islands/loading-screen/loading-screen.css';
import { LoadingScreen } from '#islands/loading-screen/LoadingScreen.tsx';
import { parseLanguageParameter } from '#platform/languages/locale.ts';
import { translator } from '#site/messages/messages.ts';

const t = translator(parseLanguageParameter(new URL(location.href).searchParams.get('lang')) ?? 'et');
createRoot(document.body).render(
  <LoadingScreen texts={{ loading: t('common.loading'), slow: t('common.loadingSlow') }} />,
);
