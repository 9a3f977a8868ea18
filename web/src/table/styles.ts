// The style of every table, in the order in which one sheet yields to the next. Whoever draws a table takes all of it:
// taken apart, the sheets would come in another order.
import './style/frame.css'
import './style/replay.css'
import './style/sheets.css'
import './style/end.css'
import './style/screens.css'
import './style/layouts.css'
