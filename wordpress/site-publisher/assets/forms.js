/** Forms of entries: rows that are added, moved and taken out, prices pasted from a spreadsheet, a place on the map, and each field checked
 * by the rules of the website when somebody leaves it. Without this script the forms work too: their lists end with empty rows. */
(function (wp, place) {
  const form = document.querySelector('.site-publisher-form');
  if (!form) return;

  /** @param values For %1$s, %2$d … */
  const text = (key, ...values) =>
    place.texts[key].replace(/%(\d)\$[sd]/g, (_, number) => String(values[number - 1]));

  function element(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  function iconButton(icon, act) {
    const button = element('button', { type: 'button', className: 'button-link' });
    button.append(element('span', { className: `dashicons dashicons-${icon}`, ariaHidden: 'true' }));
    button.addEventListener('click', act);
    return button;
  }

  const fieldsIn = (part) => [
    ...part.querySelectorAll('input:not([type=hidden]):not([type=button]), select, textarea'),
  ];

  // --- Sending -----------------------------------------------------------------------------------------------------

  const isOwn = (name) => name.startsWith(`${place.form}[`);
  let isChanged = false;

  // Also when the block editor collects the boxes below its text.
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!target.contains(form)) return;
    const pairs = [...formData].filter(([name]) => isOwn(name));
    for (const [name] of pairs) formData.delete(name);
    formData.set(place.packed, JSON.stringify(pairs));
  });
  document.addEventListener('submit', ({ target }) => {
    // A preview saves nothing.
    if (target.contains(form) && target.elements['wp-preview']?.value !== 'dopreview') isChanged = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });

  // --- Checking ----------------------------------------------------------------------------------------------------

  const summary = form.querySelector('.site-publisher-summary');
  const touched = new Set();
  let isAllShown = false;
  const faultOf = (id) => document.getElementById(`${id}_fault`);
  let check = 0;
  let waiting;

  form.addEventListener('input', () => {
    isChanged = true;
  });
  form.addEventListener('change', ({ target }) => {
    isChanged = true;
    if (target.matches('[data-time]')) target.value = asTime(target.value);
    leave(target);
  });
  // Somebody who only passes through a field has not filled it in yet; whoever goes back to a wrong one sees it change.
  function leave(field) {
    touched.add(field.id);
    for (
      let group = field.closest('fieldset[id]');
      group;
      group = group.parentElement.closest('fieldset[id]')
    )
      touched.add(group.id);
    checkSoon();
  }

  function checkSoon() {
    // What is answered meanwhile is of another form.
    check += 1;
    clearTimeout(waiting);
    waiting = setTimeout(() => void checkForm(), 200);
  }

  async function checkForm() {
    check += 1;
    const own = check;
    const fields = JSON.parse(new FormData(form.closest('form')).get(place.packed));
    const faults = await wp
      .apiFetch({ path: place.route, method: 'POST', data: { id: Number(form.dataset.entry), fields } })
      .catch(() => undefined);
    // Checked again meanwhile; without a connection saving will say it.
    if (!faults || own !== check) return;
    const isShown = ({ id }) => isAllShown || touched.has(id) || faultOf(id)?.hidden === false;
    showFaults(faults.filter(isShown));
  }

  /** The block editor saves without drawing the form anew: what the website will refuse is said where the editor is. */
  function followSaves() {
    let wasSaving = false;
    wp.data.subscribe(() => {
      const editor = wp.data.select('core/editor');
      const isSaving =
        (editor.isSavingPost() && !editor.isAutosavingPost()) ||
        wp.data.select('core/edit-post')?.isSavingMetaBoxes?.() === true;
      const isSaved = wasSaving && !isSaving;
      wasSaving = isSaving;
      if (isSaved) void showAll();
    });
  }

  async function showAll() {
    isAllShown = true;
    isChanged = false;
    await checkForm();
    if (!summary.hidden) summary.scrollIntoView({ block: 'center' });
  }

  function showFaults(faults) {
    for (const told of form.querySelectorAll('.site-publisher-fault:not([hidden])')) mark(told, '');
    for (const { id, message } of faults) if (faultOf(id)) mark(faultOf(id), message);
    summary.hidden = faults.length === 0;
    const heading = element('strong', { textContent: text('faults_some', faults.length) });
    const items = faults.map(({ id, label, message }) =>
      element('li', {}, element('a', { href: `#${id}`, textContent: label }), `: ${message}`),
    );
    // A screen reader reads it again only when it is another one.
    const drawn = [element('p', {}, heading), element('ul', {}, ...items)];
    if (drawn.map(({ outerHTML }) => outerHTML).join('') !== summary.innerHTML)
      summary.replaceChildren(...drawn);
  }

  function mark(told, message) {
    told.textContent = message;
    told.hidden = message === '';
    const field = document.getElementById(told.id.replace(/_fault$/, ''));
    if (!field) return;
    if (message === '' || field.matches('fieldset')) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }

  summary.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    const field = link && document.getElementById(link.hash.slice(1));
    if (!field) return;
    event.preventDefault();
    for (let part = field.closest('details'); part; part = part.parentElement.closest('details'))
      part.open = true;
    field.scrollIntoView({ block: 'center' });
    (field.matches('fieldset') ? (fieldsIn(field)[0] ?? field) : field).focus();
  });

  // --- Rows --------------------------------------------------------------------------------------------------------

  const rowsOf = (list) =>
    [...list.querySelectorAll('[data-row]')].filter(
      (row) => row.parentElement.closest('[data-rows]') === list,
    );
  const numberOf = (row) => rowsOf(row.parentElement.closest('[data-rows]')).indexOf(row) + 1;
  const lists = new WeakMap();

  /** Prepares all lists of a part: their empty rows become patterns for new ones. */
  function prepare(part) {
    for (const list of part.querySelectorAll('[data-rows]')) if (part.contains(list)) prepareList(list);
    for (const field of part.querySelectorAll('[data-open]')) prepareEnd(field);
    for (const week of part.querySelectorAll('[data-week]')) prepareWeek(week);
    for (const variant of part.querySelectorAll('.site-publisher-variant')) prepareVariant(variant);
    for (const map of part.querySelectorAll('[data-map]')) prepareMap(map);
    for (const field of part.querySelectorAll('textarea[data-html]')) seen.observe(field);
  }

  function prepareList(list) {
    const spare = rowsOf(list).filter((row) => row.hasAttribute('data-spare'));
    const named = spare.filter((row) => row.closest('details')?.parentElement === list);
    const patterns = (named.length > 0 ? named : spare.slice(-1)).map((row) => ({
      row,
      label: named.includes(row)
        ? row.closest('details').querySelector('summary').textContent
        : text('add_row'),
    }));
    for (const row of spare) (named.includes(row) ? row.closest('details') : row).remove();
    for (const row of rowsOf(list)) addTools(row);
    const last = Math.max(-1, ...rowsOf(list).map((row) => Number(row.dataset.row)));
    lists.set(list, { next: last + 1, patterns });
    list.tHead?.rows[0].append(element('td', {}));
    const told = element('span', { role: 'status', className: 'site-publisher-told' });
    const foot = element('p', { className: 'site-publisher-add' });
    for (const { row, label } of patterns) {
      const add = element('button', { type: 'button', className: 'button', textContent: label });
      add.addEventListener('click', () => {
        isChanged = true;
        fieldsIn(addRow(list, row))[0]?.focus();
      });
      foot.append(add, ' ');
    }
    foot.append(told);
    (list.closest('.site-publisher-scroll') ?? list).after(foot);
    Object.assign(lists.get(list), { foot, told });
    if (list.tBodies && rowsOf(list).length === 0) addRow(list, patterns[0].row);
    renumber(list);
  }

  /** @returns A new last row. */
  function addRow(list, pattern) {
    const kept = lists.get(list);
    const row = pattern.cloneNode(true);
    const number = kept.next;
    kept.next += 1;
    rename(row, list, pattern.dataset.row, number);
    row.dataset.row = String(number);
    row.removeAttribute('data-spare');
    (list.tBodies?.[0] ?? list).append(row);
    addTools(row);
    prepare(row);
    renumber(list);
    return row;
  }

  /** Gives everything in a copied row the number of its row. */
  function rename(row, list, from, to) {
    const { name, id } = list.dataset;
    const replace = (attribute, before, after) => (part) => {
      const value = part.getAttribute(attribute);
      if (value !== null) part.setAttribute(attribute, value.replaceAll(before, after));
    };
    const names = (attribute) => replace(attribute, `${name}[${from}]`, `${name}[${to}]`);
    const ids = (attribute) =>
      replace(attribute, new RegExp(`\\b${id}_${from}(?![0-9])`, 'g'), `${id}_${to}`);
    const steps = [
      ...['name', 'data-name'].map(names),
      ...[
        'id',
        'for',
        'data-id',
        'aria-describedby',
        'aria-labelledby',
        'data-latitude',
        'data-longitude',
      ].map(ids),
    ];
    for (const part of [row, ...row.querySelectorAll('*')]) for (const step of steps) step(part);
  }

  function addTools(row) {
    const tools = element(row.matches('tr') ? 'td' : 'div', { className: 'site-publisher-tools' });
    tools.append(
      iconButton('arrow-up-alt2', () => moveRow(row, -1)),
      iconButton('arrow-down-alt2', () => moveRow(row, 1)),
      iconButton('trash', () => removeRow(row)),
    );
    if (row.matches('tr')) row.append(tools);
    else row.querySelector('legend').after(tools);
  }

  const toolsOf = (row) => row.querySelector(':scope > .site-publisher-tools');

  function renumber(list) {
    const rows = rowsOf(list);
    for (const [index, row] of rows.entries()) {
      row.querySelector('[data-number]').textContent = String(index + 1);
      const [up, down, remove] = toolsOf(row).children;
      up.disabled = index === 0;
      down.disabled = index === rows.length - 1;
      up.ariaLabel = up.title = text('row_up', index + 1);
      down.ariaLabel = down.title = text('row_down', index + 1);
      remove.ariaLabel = remove.title = text('remove_row', index + 1);
    }
  }

  function moveRow(row, step) {
    const list = row.parentElement.closest('[data-rows]');
    const other = rowsOf(list)[numberOf(row) - 1 + step];
    if (!other) return;
    closeEditors(row);
    if (step < 0) other.before(row);
    else other.after(row);
    for (const field of row.querySelectorAll('textarea[data-html]')) seen.observe(field);
    isChanged = true;
    renumber(list);
    const [up, down] = toolsOf(row).children;
    const [used, otherWay] = step < 0 ? [up, down] : [down, up];
    (used.disabled ? otherWay : used).focus();
    checkSoon();
  }

  function removeRow(row) {
    const list = row.parentElement.closest('[data-rows]');
    const number = numberOf(row);
    const next = row.nextElementSibling;
    closeEditors(row);
    row.remove();
    isChanged = true;
    renumber(list);
    tell(list, text('row_removed', number), () => {
      const following = next?.isConnected ? next : null;
      (list.tBodies?.[0] ?? list).insertBefore(row, following);
      for (const field of row.querySelectorAll('textarea[data-html]')) seen.observe(field);
      renumber(list);
      fieldsIn(row)[0]?.focus();
    });
    lists.get(list).told.querySelector('button').focus();
    checkSoon();
  }

  /** Says something below a list, with a way back. */
  function tell(list, message, undo) {
    const { told } = lists.get(list);
    const back = element('button', { type: 'button', className: 'button-link', textContent: text('undo') });
    back.addEventListener('click', () => {
      told.replaceChildren();
      undo();
      checkSoon();
    });
    told.replaceChildren(`${message} `, back);
  }

  // --- Pasting from a spreadsheet ----------------------------------------------------------------------------------

  form.addEventListener('paste', (event) => {
    const cell = event.target.closest('td[data-label]');
    const table = cell?.closest('table[data-rows]');
    const pasted = table ? parseSheet(event.clipboardData.getData('text/plain')) : [];
    // A single value goes where the cursor is.
    if (pasted.length === 0 || (pasted.length === 1 && pasted[0].length === 1)) return;
    event.preventDefault();
    pasteRows(table, cell, event.target, pasted);
  });

  /** @returns Cells by row; a cell with line ends stands in quotes. */
  function parseSheet(pasted) {
    const rows = [[]];
    for (const [, quoted, plain, end] of pasted
      .replace(/\r\n?/g, '\n')
      .replace(/\n+$/, '')
      .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
      rows.at(-1).push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
      if (end === '\n') rows.push([]);
      if (end === '') break;
    }
    return rows.filter((row) => row.some((cell) => cell !== ''));
  }

  const cellsOf = (row) => [...row.children].filter((cell) => cell.matches('td[data-label]'));

  function pasteRows(table, cell, focused, pasted) {
    const first = cellsOf(cell.closest('tr')).indexOf(cell);
    const width = Math.max(...pasted.map(({ length }) => length));
    const headings = headingsOf(cell.closest('tr'), first, focused, pasted);
    const rows = headings ? pasted.slice(1) : pasted;
    const start = rowsOf(table).indexOf(cell.closest('tr'));
    const before = rowsOf(table).map((row) =>
      fieldsIn(row).map((field) => [field, field.value, field.checked]),
    );
    const added = [];
    const left = [];
    for (const [index, cells] of rows.entries()) {
      const there = rowsOf(table)[start + index];
      const row = there ?? addRow(table, lists.get(table).patterns[0].row);
      if (!there) added.push(row);
      const inputs = headings?.columns
        ? headings.columns.map((column) => column && inputIn(column, cellsOf(row), focused))
        : inputsFor(row, first, focused, width);
      for (const [position, value] of cells.entries()) {
        const input = inputs[position];
        // A column that the table does not have is named once.
        if (input === null) continue;
        if (input) touched.add(input.id);
        if ((!input || !fill(input, value)) && value !== '') left.push(`${start + index + 1}: “${value}”`);
      }
    }
    isChanged = true;
    const message = [
      text('pasted', rows.length),
      ...(headings?.unknown.length > 0 ? [text('pasted_columns', headings.unknown.join(', '))] : []),
      ...(left.length > 0 ? [text('pasted_not', left.join(', '))] : []),
    ];
    tell(table, message.join(' '), () => {
      for (const row of added) row.remove();
      for (const [field, value, checked] of before.flat()) Object.assign(field, { value, checked });
      renumber(table);
    });
    checkSoon();
  }

  /** The line above the prices of a spreadsheet says what they are.
   * @returns undefined where there is no such line. `columns`: which of the table each is (null: none), where at least two are known by
   * their names; `unknown`: those that the table does not have, such as prices with tax. */
  function headingsOf(row, first, focused, pasted) {
    const heads = pasted[0];
    const told = inputsFor(row, first, focused, heads.length)
      .map((input, index) => [input, heads[index]])
      .filter(([input, value]) => input && value && valueFor(input, value) !== value);
    const isHead =
      pasted.length > 1 &&
      told.length > 1 &&
      told.every(([input, value]) => valueFor(input, value) === undefined);
    if (!isHead) return undefined;
    const cells = cellsOf(row);
    const taken = new Set();
    const columns = heads.map((head) => {
      const number = withTax.test(head)
        ? -1
        : cells.findIndex((cell) => isSameName(cell.dataset.label, head));
      if (number < 0 || taken.has(number)) return null;
      taken.add(number);
      return number;
    });
    if (taken.size < 2) return { unknown: [] };
    // The first one has a name of its own in each spreadsheet: size, bin, waste.
    if (columns[0] === null && !taken.has(first) && !withTax.test(heads[0])) columns[0] = first;
    const unknown = heads.filter((head, index) => head !== '' && columns[index] === null);
    return { columns: columns.map((number) => (number === null ? null : { number })), unknown };
  }

  const withTax = /(?:käibemaksuga|km-ga|(?:^|\s)с\s+(?:ндс|налогом)|(?:with|incl\S*)\s+(?:vat|tax))/i;

  /** Whether two names of a column begin with the same word. */
  function isSameName(one, other) {
    const word = (name) => /[\p{L}\d]+/u.exec(name.toLowerCase())?.[0] ?? '';
    return word(one) !== '' && word(one) === word(other);
  }

  function inputIn({ number }, cells, focused) {
    const fields = fieldsIn(cells[number]);
    return fields.find((field) => field.lang === (focused.lang || 'et')) ?? fields[0];
  }

  /** Where the cells of a pasted row go, from the one with the cursor: each column takes one, in the language of the cursor; when there are
   * more of them than columns, each language takes its own. */
  function inputsFor(row, first, focused, width) {
    const cells = cellsOf(row).slice(first);
    if (width <= cells.length) {
      return cells.map((cell) => {
        const fields = fieldsIn(cell);
        return fields.find((field) => field.lang === (focused.lang || 'et')) ?? fields[0];
      });
    }
    const fields = cells.flatMap(fieldsIn);
    return fields.slice(
      focused.lang
        ? Math.max(
            0,
            fields.findIndex((field) => field.lang === focused.lang),
          )
        : 0,
    );
  }

  const plain = (label) =>
    label
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/(?<=\d),(?=\d)/g, '.')
      .trim();

  const number = /^(?:[-–—]?|[-−]?\d[\d\s]*(?:[.,]\d+)?\s*[€%°]?)$/;

  /** @returns What a field takes for a pasted value; undefined for what it does not understand. */
  function valueFor(input, value) {
    if (input.matches('select')) {
      const option = [...input.options].find((one) =>
        [one.textContent, one.value].some((name) => plain(name) === plain(value)),
      );
      return (option ?? optionOfSize(input, value))?.value;
    }
    if (input.type === 'checkbox') return !['', '0', '-', '–', 'ei', 'нет', 'no'].includes(plain(value));
    if (input.type === 'date') {
      const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value) ?? [];
      const date = year === undefined ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return /^(?:\d{4}-\d\d-\d\d)?$/.test(date) ? date : undefined;
    }
    if (input.matches('[data-time]'))
      return /^(?:\d\d:\d\d)?$/.test(asTime(value)) ? asTime(value) : undefined;
    return input.inputMode !== 'decimal' || number.test(value) ? value : undefined;
  }

  /** @returns The only choice that names the size of a pasted cell: `0,24`, `240 l`, `konteiner 0,24 m³`. */
  function optionOfSize(select, value) {
    const sizes = (name) => (plain(name).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [size, ...more] = sizes(value);
    if (size === undefined || more.length > 0) return undefined;
    const found = [...select.options].filter((one) => sizes(one.textContent).includes(size));
    return found.length === 1 ? found[0] : undefined;
  }

  /** @returns `9`, `930` and `9.30` as `09:30` says it; anything else as it is. */
  function asTime(value) {
    const [, hours, minutes = '00'] = /^(\d?\d)(?:[:.,]?(\d\d))?$/.exec(value.trim()) ?? [];
    return hours === undefined ? value : `${hours.padStart(2, '0')}:${minutes}`;
  }

  /** @returns Whether the value was understood; what should be a number is filled in all the same, and marked. */
  function fill(input, value) {
    const understood = valueFor(input, value);
    if (typeof understood === 'boolean') input.checked = understood;
    else if (understood !== undefined) input.value = understood;
    else if (input.type === 'text') input.value = value;
    return understood !== undefined;
  }

  // --- Single fields -----------------------------------------------------------------------------------------------

  /** The last day of something, and a box that says there is none. */
  function prepareEnd(box) {
    const day = box.closest('.site-publisher-end').querySelector('input:not([data-open])');
    const follow = () => {
      day.disabled = box.checked;
    };
    box.addEventListener('change', () => {
      follow();
      if (!box.checked) day.focus();
    });
    follow();
  }

  function prepareVariant(variant) {
    const choice = variant.querySelector('select');
    const parts = [...variant.children].filter((part) => part.matches('[data-variant]'));
    for (const part of parts) part.querySelector('.site-publisher-unscripted').hidden = true;
    const follow = () => {
      for (const part of parts) part.hidden = part.dataset.variant !== choice.value;
    };
    choice.addEventListener('change', follow);
    follow();
  }

  /** The days of a week: a day without times is called closed. One click closes a day, another takes the times of the day above. */
  function prepareWeek(week) {
    const days = [...week.querySelectorAll('tr[data-day]')];
    for (const [index, day] of days.entries()) {
      const named = (name) => `${name}: ${day.querySelector('th').textContent}`;
      const closed = element('span', { className: 'site-publisher-closed', textContent: text('closed') });
      const change = (key, valueAt) => {
        const button = element('button', {
          type: 'button',
          className: 'button-link',
          textContent: text(key),
          ariaLabel: named(text(key)),
        });
        button.addEventListener('click', () => {
          for (const [position, field] of fieldsIn(day).entries()) field.value = valueAt(position);
          isChanged = true;
          follow();
          for (const field of fieldsIn(day)) leave(field);
          if (button.hidden) fieldsIn(day)[0].focus();
        });
        return button;
      };
      const close = change('close_day', () => '');
      const copy = change('as_above', (position) => fieldsIn(days[index - 1])[position]?.value ?? '');
      const follow = () => {
        close.hidden = fieldsIn(day).every(({ value }) => value === '');
        closed.hidden = !close.hidden;
      };
      day.append(element('td', {}, closed, close, ' ', ...(index > 0 ? [copy] : [])));
      day.addEventListener('input', follow);
      follow();
    }
  }

  /** The map beside the two numbers of a place. */
  function prepareMap(map) {
    const svg = map.querySelector('svg');
    const latitude = document.getElementById(map.dataset.latitude);
    const longitude = document.getElementById(map.dataset.longitude);
    const { west, east, south, north } = svg.dataset;
    const { width, height } = svg.viewBox.baseVal;
    const point = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    point.setAttribute('r', '9');
    svg.append(point);
    map.hidden = false;
    const numberIn = (field) =>
      field.value.trim() === '' ? NaN : Number(field.value.trim().replace(',', '.'));
    const follow = () => {
      const x = ((numberIn(longitude) - west) / (east - west)) * width;
      const y = ((north - numberIn(latitude)) / (north - south)) * height;
      const isOnMap = x >= 0 && x <= width && y >= 0 && y <= height;
      point.style.display = isOnMap ? '' : 'none';
      if (isOnMap)
        for (const [name, value] of [
          ['cx', x],
          ['cy', y],
        ])
          point.setAttribute(name, String(value));
    };
    const setPlace = (newLatitude, newLongitude) => {
      const sign = document.documentElement.lang.startsWith('en') ? '.' : ',';
      for (const [field, value] of [
        [latitude, newLatitude],
        [longitude, newLongitude],
      ]) {
        field.value = String(value).replace('.', sign);
        leave(field);
      }
      isChanged = true;
      follow();
    };
    svg.addEventListener('click', ({ clientX, clientY }) => {
      const box = svg.getBoundingClientRect();
      const x = (clientX - box.left) / box.width;
      const y = (clientY - box.top) / box.height;
      setPlace((north - y * (north - south)).toFixed(4), (Number(west) + x * (east - west)).toFixed(4));
    });
    for (const field of [latitude, longitude]) {
      field.addEventListener('input', follow);
      // Maps give both numbers at once.
      field.addEventListener('paste', (event) => {
        const pair = /^\s*(-?\d+\.\d+)[,;\s]\s*(-?\d+\.\d+)\s*$/.exec(
          event.clipboardData.getData('text/plain'),
        );
        if (!pair) return;
        event.preventDefault();
        setPlace(pair[1], pair[2]);
      });
    }
    follow();
  }

  // --- Formatted texts ---------------------------------------------------------------------------------------------

  const toolbar = 'bold,italic,bullist,numlist,link,unlink,undo,redo';

  /** The editor of WordPress, when a text is seen: a page has dozens of them. */
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      openEditor(target);
    }
  });

  function openEditor(field) {
    if (!wp.editor?.initialize || !window.tinymce) return;
    wp.editor.initialize(field.id, {
      // Paragraphs stay what they are.
      tinymce: {
        wpautop: false,
        toolbar1: toolbar,
        toolbar2: '',
        height: 180,
        setup: (editor) => followEditor(editor, field),
      },
      quicktags: { buttons: 'strong,em,link,ul,ol,li' },
    });
  }

  function followEditor(editor, field) {
    editor.on('change keyup', () => {
      const before = field.value;
      editor.save();
      if (field.value !== before) isChanged = true;
    });
    editor.on('blur', () => leave(field));
  }

  function closeEditors(part) {
    for (const field of part.querySelectorAll('textarea[data-html]')) wp.editor?.remove?.(field.id);
  }

  // The editor comes after the scripts of a page.
  function start() {
    prepare(form);
    if (wp.data?.select('core/editor')) followSaves();
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})(window.wp, window.sitePublisherForms);
