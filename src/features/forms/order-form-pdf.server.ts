import { textIn } from '#platform/languages/locale.ts';
import type { FieldDescriptor } from '#shell/form/form.ts';
import { orderForm } from './order-form-messages.ts';
import { septicOrderFields } from './septic-order.ts';
import { translateFrom } from '#shell/languages/translate-from.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { toBlocks } from '#shell/documents/blocks.ts';
import { imprint, type PdfContext, type Section } from '#shell/documents/imprint.server.ts';
import { breakIntoLines } from '#shell/documents/lines.server.ts';
import { measure, Paper, sheet } from '#shell/documents/paper.server.ts';

/** Route of the page that the form belongs to. */
const path = parseOwnPath('/home-customer/ordering-fecal-transport');

/** Texts of that page. */
interface OrderingText {
  readonly heading: string;
  readonly sections: readonly Section[];
}

/** Paper form to order septic transport, with the instructions of its page. */
export async function drawOrderForm(
  { heading, sections }: OrderingText,
  { publisher, locale, siteUrl }: PdfContext,
): Promise<Uint8Array> {
  const t = translateFrom(orderForm, locale);
  const title = t('orderForm.title');
  const address = siteUrl + localizedPath(path, locale);
  const paper = new Paper({ locale, title, siteUrl, ...imprint(publisher, address) });
  paper.heading('H1', title);
  paper.paragraph(t('orderForm.send', { email: publisher.email }), 'lead');
  for (const { label, options, rows = 2 } of Object.values<FieldDescriptor>(septicOrderFields)) {
    const choices = options?.map((option) => textIn(option.label, locale));
    if (choices) drawOptions(paper, textIn(label, locale), choices);
    // The paper form has one line less than the page.
    else drawLines(paper, textIn(label, locale), rows - 1);
  }
  drawLines(paper, t('orderForm.dateAndSignature'), 1);
  paper.newPage();
  paper.heading('H2', heading);
  for (const section of sections) {
    paper.heading('H3', section.heading);
    paper.blocks(toBlocks(section.html));
  }
  return paper.finish();
}

/** Distance of writing lines in points. */
const ruleStep = 24;

function drawLines(paper: Paper, label: string, count: number): void {
  paper.require(16 + ruleStep * count);
  paper.paragraph(label, 'small');
  paper.decorate(() => {
    for (let line = 1; line <= count; line += 1) {
      const y = paper.y + line * ruleStep - 10;
      paper.doc
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + measure, y)
        .lineWidth(0.6)
        .stroke(paper.colours['ink-soft']);
    }
  });
  paper.y += ruleStep * count - 4;
}

/** Side of the check box in points. */
const boxSide = 11;

function drawOptions(paper: Paper, label: string, options: readonly string[]): void {
  paper.require(40);
  paper.paragraph(label, 'small');
  const step = measure / 3;
  options.forEach((option, index) => {
    const x = sheet.left + index * step;
    paper.decorate(() => {
      paper.doc
        .rect(x, paper.y + 3, boxSide, boxSide)
        .lineWidth(0.8)
        .stroke(paper.colours['ink-soft']);
    });
    const [line = []] = breakIntoLines([{ text: option, isStrong: false, href: undefined }], {
      size: 10,
      width: step,
    });
    paper.tagged('P', () => {
      paper.print(line, x + boxSide + 6, { y: paper.y + 2, size: 10, colour: paper.colours.ink });
    });
  });
  paper.y += 26;
}
