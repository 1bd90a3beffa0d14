/** Parses XML strictly: a document that is not well-formed throws. */
import sax from 'sax';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text of the element, without its children. */
  readonly text: string;
}

/** @returns The root element.
 * @throws {Error} With the line of the error. */
export function parseXml(document: string): XmlElement {
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element: OpenElement = { name, attributes: onlyStrings(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = parser.oncdata = (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onclosetag = () => {
    open.pop();
  };
  parser.write(document).close();
  const [root] = top.children;
  if (!root) throw new SyntaxError('The document has no element.');
  return root;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

function onlyStrings(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}
