/** What is counted, not called: `500 000 t`. In a folded text, behind its number. */
export const unit =
  /^ ?(?:€|%|(?:eur|kg|t|g|m|cm|mm|km|l|ml|m2|m3|ha|kwh|w|кг|т|м|л|км)(?!\p{L})|(?:tonn|euro|liit|kilo|тонн|евро|litr|aasta|kuu|paev)\p{L}{0,4}(?!\p{L}))/u;
